import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';

/** Several words in one line, separated by commas of any language. */
export function WordsField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name });
  const [text, setText] = useState(() => (value as string[]).join(', '));
  return (
    <TextField
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(wordsOf(target.value));
      }}
      onBlur={onBlur}
      inputRef={ref}
      label={label}
      required
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}

const wordsOf = (text: string): string[] =>
  text
    .split(/[,，、\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
