import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';

interface FormTextProps {
  name: string;
  label: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  hint?: string;
  /** Several lines. */
  rows?: number;
  type?: 'text' | 'email' | 'tel';
}

/** A text field of the form around it; its problem stands below it. */
export function FormText({ name, label, isRequired = false, isDisabled = false, hint, rows, type = 'text' }: FormTextProps) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ name });
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      inputRef={ref}
      label={label}
      type={type}
      required={isRequired}
      disabled={isDisabled}
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
      {...(rows && { multiline: true, minRows: rows })}
    />
  );
}
