import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';

/** A whole number of the form around it. */
export function FormNumber({
  name,
  label,
  isRequired = false,
  hint,
}: {
  name: string;
  label: string;
  isRequired?: boolean;
  hint?: ReactNode;
}) {
  const { field, fieldState } = useController({ name });
  const read = (text: string) => (/^-?\d{1,9}$/.test(text) ? Number(text) : text === '' ? undefined : text);
  return (
    <TextField
      name={field.name}
      onBlur={field.onBlur}
      inputRef={field.ref}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(read(event.target.value.trim()))}
      label={label}
      required={isRequired}
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
