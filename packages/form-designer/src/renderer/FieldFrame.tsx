import type { ReactNode } from 'react';
import { SafeHtml } from '../controls/SafeHtml';
import { useForm } from './FormContext';
import type { FieldState } from './Scope';

interface FieldFrameProps {
  readonly id: string;
  readonly state: FieldState;
  readonly text: string;
  /** In a row of a subform: the label stands in the head of the table. */
  readonly isCell: boolean;
  readonly layout: 'horizontal' | 'vertical' | 'inline';
  readonly children: ReactNode;
}

/** Label, required mark, help and message around a control. The line of the message is always kept free. */
export function FieldFrame({ id, state, text, isCell, layout, children }: FieldFrameProps) {
  const { showsRequiredMark } = useForm();
  const { control, error, isRequired } = state;
  const hasLabel = !isCell && text !== '' && control.options?.showLabel !== false && !isLabelLess(control.type, control.options);
  return (
    <div className="BlForm-field" data-type={control.type} data-layout={isCell ? 'cell' : layout} data-labelled={hasLabel || undefined}>
      {hasLabel && (
        <label className="BlForm-label" htmlFor={id} id={`${id}-label`}>
          {isRequired && showsRequiredMark && (
            <span className="BlForm-mark" aria-hidden="true">
              *
            </span>
          )}
          {text}
        </label>
      )}
      <div className="BlForm-control">
        {children}
        <Messages id={id} error={error} help={control.help} />
      </div>
    </div>
  );
}

function Messages({ id, error, help }: { id: string; error: string | undefined; help: unknown }) {
  return (
    <div className="BlForm-messages">
      {error !== undefined && (
        <p className="BlForm-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {typeof help === 'string' && help !== '' && (
        <div className="BlForm-help" id={`${id}-help`}>
          {/[<&]/.test(help) ? <SafeHtml html={help} /> : help}
        </div>
      )}
    </div>
  );
}

/** Types whose label is hidden unless the document says otherwise (3.7.91 has no `showLabel` for the others). */
const isLabelLess = (type: string, options: { readonly showLabel?: unknown } | undefined): boolean =>
  ['batch', 'selectInputList', 'editor'].includes(type) && options?.showLabel !== true;
