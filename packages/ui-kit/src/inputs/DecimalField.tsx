import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ParsedNumber } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { inputStrings } from './strings';
import { useDraft } from './useDraft';

/** What a decimal field emits for text it cannot read: no schema accepts it, so it is never saved as nothing. */
export const unreadableNumber = 'NaN';

/** A text field whose value is an exact decimal string, '' when empty. */
export type DecimalFieldProps = Omit<TextFieldProps, 'type' | 'multiline' | 'select' | 'slotProps' | 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

interface OwnProps {
  parse: (text: string) => ParsedNumber;
  /** The value as it stands in the field when nobody types. */
  show: (value: string) => string;
  decimals: number;
  before?: ReactNode;
  after?: ReactNode;
}

export function DecimalField({
  value,
  onChange,
  parse,
  show,
  decimals,
  before,
  after,
  helperText,
  error,
  onFocus,
  onBlur,
  ...props
}: DecimalFieldProps & OwnProps) {
  const t = useStrings(inputStrings);
  const format = useFormat();
  const shown = value === '' || value === unreadableNumber ? '' : show(value);
  const draft = useDraft({ value, shown, unreadable: unreadableNumber });
  const { problem } = parse(draft.text);
  const told = problem && problem !== 'empty' && (problem !== 'notNumber' || !draft.isFocused) ? problem : undefined;
  const change = (text: string) => {
    const parsed = parse(text);
    const next = parsed.amount ?? (parsed.problem === 'empty' ? '' : unreadableNumber);
    draft.type(text, next);
    if (next !== value) onChange(next);
  };
  return (
    <TextField
      {...props}
      value={draft.text}
      error={error || told !== undefined}
      helperText={told ? t(told, { decimals, example: format.number('1234.5') }) : helperText}
      onChange={(event) => change(event.target.value)}
      onFocus={(event) => {
        draft.focus(shown);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        draft.blur();
        onBlur?.(event);
      }}
      slotProps={{
        htmlInput: {
          inputMode: decimals > 0 ? 'decimal' : 'numeric',
          autoComplete: 'off',
          style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        },
        input: {
          startAdornment: before && <InputAdornment position="start">{before}</InputAdornment>,
          endAdornment: after && <InputAdornment position="end">{after}</InputAdornment>,
        },
      }}
    />
  );
}
