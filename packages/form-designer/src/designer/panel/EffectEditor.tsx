import { useStrings } from '@backlot/i18n/react';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { changeCondition } from '../../commands/properties';
import { wouldCycle } from '../../document/conditions/conditionCycles';
import { describeCondition } from '../../document/conditions/conditionWords';
import { type Condition, type Effect, type FieldTest, isFieldTest } from '../../document/conditions/conditions';
import { useDesigner } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { panelStrings } from '../../words/panelStrings';
import { SmallSelect } from './SmallSelect';
import { TestRow } from './TestRow';
import { type ConditionField, useConditionFields } from './useConditionFields';

interface EffectEditorProps {
  readonly controlKey: string;
  readonly effect: Effect;
  readonly condition: Condition | undefined;
}

/** One condition of a control: comparisons joined by all or any. */
export function EffectEditor({ controlKey, effect, condition }: EffectEditorProps) {
  const t = useStrings(panelStrings);
  const { store, host } = useDesigner();
  const [hasCycle, setCycle] = useState(false);
  const fields = useConditionFields(controlKey);
  const simple = condition && simpleOf(condition);
  const set = (next: Condition | undefined) => {
    const closesRing =
      effect === 'show' && next !== undefined && wouldCycle(documentIn(store.getState()), { key: controlKey, condition: next });
    setCycle(closesRing);
    if (!closesRing)
      store.apply((state, surroundings) => changeCondition(state, { key: controlKey, effect, condition: next }, surroundings));
  };
  const put = (tests: readonly FieldTest[], join: 'all' | 'any') =>
    set(tests.length === 0 ? undefined : join === 'all' ? { all: tests } : { any: tests });
  const [first] = fields;
  return (
    <fieldset className="fd-list">
      <legend className="fd-quiet">{t(effect)}</legend>
      {condition && (
        <p className="fd-sentence">
          {describeCondition({ effect, condition, locale: host.locale, labelOf: (model) => labelOf(fields, model) })}
        </p>
      )}
      {condition && !simple && <p className="fd-quiet">{t('complexCondition')}</p>}
      {simple && simple.tests.length > 1 && (
        <SmallSelect
          label={t('join')}
          value={simple.join}
          choices={[
            ['all', t('joinAll')],
            ['any', t('joinAny')],
          ]}
          onChange={(join) => put(simple.tests, join === 'any' ? 'any' : 'all')}
        />
      )}
      {simple?.tests.map((test, index) => (
        <TestRow
          key={index}
          number={index + 1}
          test={test}
          fields={fields}
          onChange={(next) => put(simple.tests.with(index, next), simple.join)}
          onRemove={() => put(simple.tests.toSpliced(index, 1), simple.join)}
        />
      ))}
      {hasCycle && (
        <p className="fd-error" role="alert">
          {t('cycle')}
        </p>
      )}
      {!first && !condition && <p className="fd-quiet">{t('noFields')}</p>}
      {first && (!condition || simple) && (
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => put([...(simple?.tests ?? []), { field: first.model, is: 'filled' }], simple?.join ?? 'all')}
        >
          {t('addTest')}
        </Button>
      )}
      {condition && !simple && (
        <Button size="small" color="error" onClick={() => set(undefined)}>
          {t('removeCondition')}
        </Button>
      )}
    </fieldset>
  );
}

const labelOf = (fields: readonly ConditionField[], model: string): string => fields.find((field) => field.model === model)?.label ?? model;

/** A condition that the rows can show: one comparison, or a flat list of them. */
function simpleOf(condition: Condition): { join: 'all' | 'any'; tests: readonly FieldTest[] } | undefined {
  if (isFieldTest(condition)) return { join: 'all', tests: [condition] };
  const [join, parts] =
    'all' in condition ? (['all', condition.all] as const) : 'any' in condition ? (['any', condition.any] as const) : [undefined, []];
  return join && parts.every(isFieldTest) ? { join, tests: parts } : undefined;
}
