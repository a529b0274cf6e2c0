import MuiTextField from '@mui/material/TextField';
import { type FieldProps, textOf } from './fieldProps';

/** Free text with suggestions. */
export const SuggestField = ({ id, label, help, value, onChange, choices }: FieldProps & { choices: readonly string[] }) => (
  <>
    <MuiTextField
      id={id}
      size="small"
      fullWidth
      label={label}
      helperText={help}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { list: `${id}-choices` } }}
    />
    <datalist id={`${id}-choices`}>
      {choices.map((choice) => (
        <option key={choice} value={choice} />
      ))}
    </datalist>
  </>
);
