import type { ReactNode } from 'react';

/** A mark, a bar and words: what went wrong, what waits, what is done. */
export function Alert({
  is,
  role,
  children,
}: {
  readonly is: 'error' | 'warning' | 'success' | 'info';
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}) {
  return (
    <div role={role} className={`alert usa-alert usa-alert--slim usa-alert--${is}`}>
      <div className="usa-alert__body">{children}</div>
    </div>
  );
}
