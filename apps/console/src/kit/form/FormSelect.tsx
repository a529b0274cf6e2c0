import ListItemText from '@mui/material/ListItemText';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';

/** Something to choose. `depth` indents the entries of a tree. */
export interface FormChoice {
  value: string | number;
  label: string;
  depth?: number;
  /** In sight to show where others belong. */
  isDisabled?: boolean;
}

interface FormSelectProps {
  name: string;
  label: string;
  choices: readonly FormChoice[];
  isMultiple?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  hint?: string;
}

/** A choice of the form around it, or several. */
export function FormSelect({ name, label, choices, isMultiple = false, isRequired = false, isDisabled = false, hint }: FormSelectProps) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ name });
  const picked: unknown[] = isMultiple ? (field.value ?? []) : [];
  const shown = isMultiple ? picked : choices.some(({ value }) => value === field.value) ? field.value : '';
  const labels = (values: unknown) =>
    choices
      .filter(({ value }) => (values as unknown[]).includes(value))
      .map((choice) => choice.label)
      .join(', ');
  return (
    <TextField
      {...field}
      select
      inputRef={ref}
      value={shown}
      label={label}
      required={isRequired}
      disabled={isDisabled}
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
      {...(isMultiple && { slotProps: { select: { multiple: true, renderValue: labels } } })}
    >
      {choices.map(({ value, label: text, depth = 0, isDisabled: isContext = false }) => (
        <MenuItem key={value} value={value} disabled={isContext && value !== field.value} sx={{ pl: 4 + depth * 4 }}>
          {isMultiple && <Checkbox size="small" checked={picked.includes(value)} />}
          <ListItemText primary={text} />
        </MenuItem>
      ))}
    </TextField>
  );
}
