import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

/** A labelled text input. */
export interface TextInputProps extends Omit<OutlinedInputProps, 'label' | 'notched'> {
  label: ReactNode;
  /** A hint, or what is wrong when `error` is set. */
  helperText?: ReactNode;
}

/** Looks like MUI's TextField without bringing select, menu and popover along: for the pages before login. */
export function TextInput({
  label,
  helperText,
  id,
  required = false,
  disabled = false,
  error = false,
  fullWidth = false,
  size = 'small',
  ...props
}: TextInputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helperId = `${inputId}-helper`;
  return (
    <FormControl variant="outlined" {...{ required, disabled, error, fullWidth, size }}>
      <InputLabel htmlFor={inputId}>{label}</InputLabel>
      <OutlinedInput {...props} id={inputId} {...(helperText && { 'aria-describedby': helperId })} />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
