import { useStrings } from '@backlot/i18n/react';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { panelStrings } from '../../words/panelStrings';
import type { FieldProps } from './fieldProps';

/** JSON as text: kept as text where the document holds text, else as what it says once it is valid. */
export function JsonField({ id, label, help, value, onChange }: FieldProps) {
  const t = useStrings(panelStrings);
  const [draft, setDraft] = useState<string | null>(null);
  const stored = typeof value === 'string' ? value : JSON.stringify(value ?? {}, null, 2);
  const text = draft ?? stored;
  const isValid = parse(text) !== undefined;
  const change = (next: string) => {
    if (typeof value === 'string') return onChange(next);
    setDraft(next);
    const parsed = parse(next);
    if (parsed !== undefined) onChange(parsed);
  };
  return (
    <MuiTextField
      id={id}
      size="small"
      fullWidth
      multiline
      minRows={2}
      label={label}
      error={!isValid}
      helperText={isValid ? help : t('notJson')}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={() => isValid && setDraft(null)}
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
