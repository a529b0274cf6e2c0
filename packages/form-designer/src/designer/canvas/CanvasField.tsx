import type { ReactNode } from 'react';
import { SafeHtml } from '../../controls/SafeHtml';
import type { Control } from '../../document/control';
import { requiredRuleOf } from '../../document/controlText';
import { useFormConfig } from '../../store/useFormConfig';

interface CanvasFieldProps {
  readonly control: Control;
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A control with its label, laid out as in the finished form. */
export function CanvasField({ control, id, label, children }: CanvasFieldProps) {
  const { layout, hideRequiredMark } = useFormConfig();
  const { isRequired } = requiredRuleOf(control);
  const showLabel = control.options?.showLabel;
  const hasLabel = label !== '' && (control.type === 'editor' ? showLabel === true : showLabel !== false);
  const help = typeof control.help === 'string' ? control.help : '';
  return (
    <div className="BlForm-field" data-type={control.type} data-layout={layout} data-labelled={hasLabel || undefined}>
      {hasLabel && (
        <label className="BlForm-label" htmlFor={id}>
          {isRequired && !hideRequiredMark && (
            <span className="BlForm-mark" aria-hidden="true">
              *
            </span>
          )}
          {label}
        </label>
      )}
      <div className="BlForm-control">
        {children}
        {help && <div className="BlForm-help">{/[<&]/.test(help) ? <SafeHtml html={help} /> : help}</div>}
      </div>
    </div>
  );
}
