import type { AnyControlDefinition } from '../../controls/defineControl';
import type { Control } from '../../document/control';
import { ControlBoundary } from '../../renderer/ControlBoundary';
import { useDesigner } from '../../store/DesignerContext';
import type { FieldProps } from './fieldProps';

const nothing = () => undefined;

/** The default value of a control, filled in with the control itself. */
export function ValueField({
  id,
  label,
  value,
  onChange,
  control,
  definition,
}: FieldProps & { control: Control; definition: AnyControlDefinition }) {
  const { host } = useDesigner();
  return (
    <div className="fd-value-field">
      <label className="fd-quiet" htmlFor={id}>
        {label}
      </label>
      <ControlBoundary of={control} fallback={null}>
        <definition.Render
          control={control}
          options={{ ...definition.options(control), disabled: false }}
          id={id}
          label={label}
          value={value}
          onChange={onChange}
          onBlur={nothing}
          isDisabled={false}
          isRequired={false}
          isInvalid={false}
          isDesign={false}
          renderSlot={() => null}
          host={host}
        />
      </ControlBoundary>
    </div>
  );
}
