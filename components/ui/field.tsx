import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

type Labels = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
};

/** What a control carries so that its label, its hint and its error are read out with it. */
export type Described = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** A label above its control, what helps between them, what is wrong in red and in words. */
export function FormGroup({
  label,
  hint,
  error,
  children,
}: Labels & { readonly children: (described: Described) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim();
  return (
    <div className={error ? 'usa-form-group usa-form-group--error' : 'usa-form-group'}>
      <label className="usa-label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className="usa-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span className="usa-error-message" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  );
}

export function Field({
  label,
  hint,
  error,
  ...input
}: Labels & InputHTMLAttributes<HTMLInputElement>) {
  const look = error ? 'usa-input usa-input--error' : 'usa-input';
  return (
    <FormGroup label={label} hint={hint} error={error}>
      {(described) => <input {...input} {...described} className={look} />}
    </FormGroup>
  );
}

export function SelectField({
  label,
  hint,
  error,
  children,
  ...select
}: Labels & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <FormGroup label={label} hint={hint} error={error}>
      {(described) => (
        <select {...select} {...described} className="usa-select">
          {children}
        </select>
      )}
    </FormGroup>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  ...textarea
}: Labels & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FormGroup label={label} hint={hint} error={error}>
      {(described) => <textarea {...textarea} {...described} className="usa-textarea" />}
    </FormGroup>
  );
}

/** A radio button or a checkbox with its words. */
export function Choice({
  is,
  label,
  ...input
}: { readonly is: 'radio' | 'checkbox'; readonly label: ReactNode } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'is'
>) {
  const id = useId();
  return (
    <div className={`usa-${is}`}>
      <input {...input} id={id} type={is} className={`usa-${is}__input`} />
      <label className={`usa-${is}__label`} htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
