import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import css from './Field.module.css';

/** What a labelled text field takes beside the props of its input. */
export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong, in the reader's language. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Before and after the input, inside its frame. */
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with its label above and its error or hint below. Plain elements: the sign-in page has 8 kB better use for. */
export function Field({ label, error, hint, before, after, required, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={css.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className={css.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <div className={css.box}>
        {before}
        <input
          {...input}
          id={id}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {after}
      </div>
      {note && (
        <p id={`${id}-note`} className={css.note} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
