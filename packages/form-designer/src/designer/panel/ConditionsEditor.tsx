import { useStrings } from '@backlot/i18n/react';
import { memo } from 'react';
import { conditionsOf, effects } from '../../document/conditions';
import { extensionKey, type Control } from '../../document/control';
import { designerStrings } from '../words/designerStrings';
import { EffectEditor } from './EffectEditor';

/** When a control is shown, required or enabled. */
export const ConditionsEditor = memo(
  function ConditionsEditor({ control }: { control: Control }) {
    const t = useStrings(designerStrings);
    const conditions = conditionsOf(control);
    return (
      <section className="fd-conditions" aria-label={t('conditions')}>
        <h3 className="fd-group">{t('conditions')}</h3>
        {effects.map((effect) => (
          <EffectEditor key={effect} controlKey={control.key} effect={effect} condition={conditions[effect]} />
        ))}
      </section>
    );
  },
  (before, after) => before.control.key === after.control.key && before.control[extensionKey] === after.control[extensionKey],
);
