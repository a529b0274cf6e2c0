import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FieldProps, textOf } from './fieldProps';

interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly isOptional?: boolean;
}

/** A number property; what lies outside its limits is moved to the nearest when the field is left. */
export function NumberField({ id, label, help, value, onChange, limits }: FieldProps & { limits: Limits }) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = (text: string) => {
    setDraft(text);
    const number = Number(text);
    if (text.trim() === '') {
      if (limits.isOptional) onChange(null);
    } else if (Number.isFinite(number)) onChange(inside(number, limits));
  };
  return (
    <MuiTextField
      id={id}
      size="small"
      fullWidth
      type="number"
      label={label}
      helperText={help}
      value={draft ?? textOf(value)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setDraft(null)}
      slotProps={{ htmlInput: { min: limits.min, max: limits.max, step: limits.step ?? 'any' } }}
    />
  );
}

function inside(number: number, { min, max, step }: Limits): number {
  const whole = step === 1 ? Math.trunc(number) : number;
  return Math.min(Math.max(whole, min ?? Number.NEGATIVE_INFINITY), max ?? Number.POSITIVE_INFINITY);
}
