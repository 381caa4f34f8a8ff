import type { ButtonHTMLAttributes } from 'react';

/** The look of a button, for links that act as one too: one accent, plain for what is not the main act. */
export function buttonClass(plain = false): string {
  return plain ? 'usa-button usa-button--outline' : 'usa-button';
}

export function Button({
  plain = false,
  type = 'button',
  ...button
}: { readonly plain?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button {...button} type={type} className={buttonClass(plain)} />;
}
