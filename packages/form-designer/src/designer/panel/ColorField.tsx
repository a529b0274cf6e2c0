import { useStrings } from '@backlot/i18n/react';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { panelStrings } from '../../words/panelStrings';
import { type FieldProps, textOf } from './fieldProps';

/** A CSS colour, typed or picked. */
export function ColorField({ id, label, help, value, onChange }: FieldProps) {
  const t = useStrings(panelStrings);
  const text = textOf(value);
  const picker = (
    <InputAdornment position="end">
      <input
        type="color"
        className="fd-color"
        aria-label={t('pickColor')}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : hexOf(text)}
        onChange={(event) => onChange(event.target.value)}
      />
    </InputAdornment>
  );
  return (
    <MuiTextField
      id={id}
      size="small"
      fullWidth
      label={label}
      helperText={help}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ input: { endAdornment: picker } }}
    />
  );
}

/** `rgb(…)` as the picker wants it; black for what it cannot show. */
function hexOf(color: string): string {
  const parts = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(color)?.slice(1, 4);
  return `#${(parts ?? ['0', '0', '0']).map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`;
}
