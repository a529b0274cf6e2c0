import { useStrings } from '@backlot/i18n/react';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { requiredMessage } from '../../document/parse/blueprint';
import type { Rule } from '../../document/control';
import { panelStrings } from '../../words/panelStrings';
import { isPatternSupported } from '../../renderer/patternEngine';
import { EntryRow } from './EntryRow';
import { type FieldProps, textOf } from './fieldProps';
import { SmallText } from './SmallText';

/** The rules after the first: patterns with their messages. */
export function PatternsEditor({ label, value, onChange }: FieldProps) {
  const t = useStrings(panelStrings);
  const rules = (Array.isArray(value) ? value : []) as readonly Rule[];
  const [first = { required: false, message: requiredMessage }, ...patterns] = rules;
  const set = (next: readonly Rule[]) => onChange([first, ...next]);
  return (
    <fieldset className="fd-list">
      <legend className="fd-quiet">{label}</legend>
      {patterns.map((rule, index) => (
        <EntryRow key={index} name={t('entry', { number: index + 1 })} onRemove={() => set(patterns.toSpliced(index, 1))}>
          <PatternText pattern={textOf(rule.pattern)} onChange={(pattern) => set(patterns.with(index, { ...rule, pattern }))} />
          <SmallText
            label={t('message')}
            value={textOf(rule.message)}
            onChange={(message) => set(patterns.with(index, { ...rule, message }))}
          />
        </EntryRow>
      ))}
      <Button size="small" startIcon={<Add />} onClick={() => set([...patterns, { pattern: '', message: '' }])}>
        {t('addPattern')}
      </Button>
    </fieldset>
  );
}

/** A pattern; says when it cannot be run in linear time. */
function PatternText({ pattern, onChange }: { pattern: string; onChange(pattern: string): void }) {
  const t = useStrings(panelStrings);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (pattern === '') return undefined;
    let isGone = false;
    isPatternSupported(pattern).then(
      (isSupported) => !isGone && setRefused(isSupported ? null : pattern),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [pattern]);
  return (
    <SmallText label={t('pattern')} value={pattern} onChange={onChange} error={refused === pattern ? t('invalidPattern') : undefined} />
  );
}
