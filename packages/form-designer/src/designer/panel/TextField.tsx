import MuiTextField from '@mui/material/TextField';
import { type FieldProps, textOf } from './fieldProps';

/** A text property. */
export const TextField = ({ id, label, help, value, onChange, isMultiline = false }: FieldProps & { isMultiline?: boolean }) => (
  <MuiTextField
    id={id}
    size="small"
    fullWidth
    label={label}
    helperText={help}
    multiline={isMultiline}
    minRows={isMultiline ? 3 : undefined}
    value={textOf(value)}
    onChange={(event) => onChange(event.target.value)}
  />
);
