import { memo, useMemo } from 'react';
import type { AnyControlDefinition } from '../../controls/defineControl';
import type { Control } from '../../document/control';
import { isControlType } from '../../document/parse/blueprint';
import { shapeOf, slotsOf } from '../../document/parse/controlShape';
import { labelOf } from '../../document/controlText';
import { localiseControl } from '../../document/translations';
import type { Slot } from '../../document/tree/slots';
import { useStrings } from '@backlot/i18n/react';
import { useDesigner } from '../../store/DesignerContext';
import { designerStrings } from '../../words/designerStrings';
import { CanvasField } from './CanvasField';
import { ControlBoundary } from '../../renderer/ControlBoundary';
import { useOpenColumn } from './useOpenColumn';

const nothing = () => undefined;

/** A control as it will look, drawn by its definition; a placeholder for one that cannot be drawn. */
export const CanvasControl = memo(function CanvasControl({ control }: { control: Control }) {
  const t = useStrings(designerStrings);
  const { controls } = useDesigner();
  const definition = controls.get(control.type);
  if (!definition || shapeOf(control) === 'opaque') return <Placeholder control={control} />;
  return (
    <ControlBoundary of={control} fallback={<p className="fd-unsupported">{t('broken')}</p>}>
      <Drawn control={control} definition={definition} />
    </ControlBoundary>
  );
});

function Drawn({ control: stored, definition }: { control: Control; definition: AnyControlDefinition }) {
  const { id: designerId, host, drawSlot } = useDesigner();
  const control = localiseControl(stored, host.locale);
  const options = useMemo(() => definition.options(control), [definition, control]);
  const id = `${designerId}-${control.key}`;
  const label = labelOf(control);
  const { key } = control;
  const [openColumn, setOpenColumn] = useOpenColumn(key);
  const drawn = (
    <definition.Render
      control={control}
      options={options}
      id={id}
      label={label}
      value={definition.defaultValue ? definition.defaultValue(options) : options.defaultValue}
      onChange={nothing}
      onBlur={nothing}
      isDisabled={options.disabled === true}
      isRequired={false}
      isInvalid={false}
      isDesign
      openColumn={openColumn}
      onOpenColumn={setOpenColumn}
      renderSlot={(slot: Slot) => drawSlot(key, slot)}
      host={host}
    />
  );
  if (shapeOf(control) !== 'leaf') return drawn;
  return (
    <div className="fd-inert" inert>
      {definition.isBare ? (
        drawn
      ) : (
        <CanvasField control={control} id={id} label={label}>
          {drawn}
        </CanvasField>
      )}
    </div>
  );
}

function Placeholder({ control }: { control: Control }) {
  const t = useStrings(designerStrings);
  const { drawSlot } = useDesigner();
  const slots = slotsOf(control);
  return (
    <div className="fd-unsupported">
      {!isControlType(control.type) && <p>{t('unsupported', { type: String(control.type) })}</p>}
      {isControlType(control.type) && <p>{t('broken')}</p>}
      {slots.map(({ slot }) => (
        <div key={slot}>{drawSlot(control.key, slot)}</div>
      ))}
    </div>
  );
}
