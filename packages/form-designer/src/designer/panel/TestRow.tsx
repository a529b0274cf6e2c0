import { useStrings } from '@backlot/i18n/react';
import { comparisons, type FieldTest } from '../../document/conditions/conditions';
import { panelStrings } from '../../words/panelStrings';
import { EntryRow } from './EntryRow';
import { textOf } from './fieldProps';
import { SmallSelect } from './SmallSelect';
import { SmallText } from './SmallText';
import type { ConditionField } from './useConditionFields';

interface TestRowProps {
  readonly number: number;
  readonly test: FieldTest;
  readonly fields: readonly ConditionField[];
  onChange(test: FieldTest): void;
  onRemove(): void;
}

/** One comparison: field, how, and with what. */
export function TestRow({ number, test, fields, onChange, onRemove }: TestRowProps) {
  const t = useStrings(panelStrings);
  const choices = fields.find(({ model }) => model === test.field)?.choices ?? [];
  const needsValue = test.is !== 'filled' && test.is !== 'empty';
  const known = fields.some(({ model }) => model === test.field) ? [] : [[test.field, test.field] as const];
  const value = textOf(test.value);
  return (
    <EntryRow name={t('entry', { number })} onRemove={onRemove}>
      <SmallSelect
        label={t('field')}
        value={test.field}
        choices={[...known, ...fields.map(({ model, label }) => [model, label] as const)]}
        onChange={(field) => onChange({ ...test, field })}
      />
      <SmallSelect
        label={t('comparison')}
        value={test.is}
        choices={comparisons.map((one) => [one, t(one)] as const)}
        onChange={(is) => onChange(withComparison(test, is as FieldTest['is']))}
      />
      {needsValue &&
        (choices.length > 0 ? (
          <SmallSelect
            label={t('value')}
            value={value}
            choices={[['', ''], ...choices.map((choice) => [choice.value, choice.label] as const)]}
            onChange={(next) => onChange({ ...test, value: next })}
          />
        ) : (
          <SmallText label={t('value')} value={value} onChange={(next) => onChange({ ...test, value: next })} />
        ))}
    </EntryRow>
  );
}

function withComparison({ field, value }: FieldTest, is: FieldTest['is']): FieldTest {
  return is === 'filled' || is === 'empty' ? { field, is } : { field, is, value: value ?? '' };
}
