import { useStrings } from '@backlot/i18n/react';
import { requiredMessage } from '../../document/parse/blueprint';
import type { Rule } from '../../document/control';
import { panelStrings } from '../../words/panelStrings';
import { type FieldProps, textOf } from './fieldProps';
import { SwitchField } from './SwitchField';
import { TextField } from './TextField';

/** The first rule: whether a value is needed, and the message when it is missing. */
export function RequiredEditor({ id, label, help, value, onChange }: FieldProps) {
  const t = useStrings(panelStrings);
  const rules = (Array.isArray(value) ? value : []) as readonly Rule[];
  const first = rules[0] ?? { required: false, message: requiredMessage };
  const set = (change: Partial<Rule>) => onChange([{ ...first, ...change }, ...rules.slice(1)]);
  return (
    <>
      <SwitchField id={id} label={label} help={help} value={first.required} onChange={(required) => set({ required: required === true })} />
      {first.required === true && (
        <TextField
          id={`${id}-message`}
          label={t('requiredMessage')}
          help={undefined}
          value={textOf(first.message)}
          onChange={(message) => set({ message: textOf(message) })}
        />
      )}
    </>
  );
}
