import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

type FieldProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
} & InputHTMLAttributes<HTMLInputElement>;

/** A labelled input; its hint and its error are read out with it. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${error ? `${id}-error` : ''}` || undefined}
      />
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
