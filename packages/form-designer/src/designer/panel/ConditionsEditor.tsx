import { useStrings } from '@backlot/i18n/react';
import { memo } from 'react';
import type { AnyControlDefinition } from '../../controls/defineControl';
import { conditionsOf, type Effect, effects } from '../../document/conditions/conditions';
import { extensionKey, type Control } from '../../document/control';
import { slotsOf } from '../../document/parse/controlShape';
import { useDesigner } from '../../store/DesignerContext';
import { designerStrings } from '../../words/designerStrings';
import { EffectEditor } from './EffectEditor';

/** When a control is shown, required or enabled; what a type can never be is offered only where a document has it. */
export const ConditionsEditor = memo(
  function ConditionsEditor({ control }: { control: Control }) {
    const t = useStrings(designerStrings);
    const { controls } = useDesigner();
    const conditions = conditionsOf(control);
    const offered = effects.filter((effect) => conditions[effect] || canHave({ control, definition: controls.get(control.type), effect }));
    return (
      <section className="fd-conditions" aria-label={t('conditions')}>
        <h2 className="fd-group">{t('conditions')}</h2>
        {offered.map((effect) => (
          <EffectEditor key={effect} controlKey={control.key} effect={effect} condition={conditions[effect]} />
        ))}
      </section>
    );
  },
  (before, after) => before.control.key === after.control.key && before.control[extensionKey] === after.control[extensionKey],
);

/** Only what has a value can be required; what is only read can only be shown. */
function canHave({
  control,
  definition,
  effect,
}: {
  control: Control;
  definition: AnyControlDefinition | undefined;
  effect: Effect;
}): boolean {
  if (!definition || effect === 'show') return true;
  const { hasModel, options } = definition.defaults;
  return hasModel || (effect === 'enable' && (slotsOf(control).length > 0 || (options !== undefined && 'disabled' in options)));
}
