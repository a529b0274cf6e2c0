import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController } from 'react-hook-form';

/** A yes or no of the form around it. */
export function FormCheck({ name, label, isDisabled = false }: { name: string; label: string; isDisabled?: boolean }) {
  const { field } = useController({ name });
  return (
    <FormControlLabel
      label={label}
      disabled={isDisabled}
      control={
        <Checkbox
          size="small"
          name={field.name}
          checked={field.value === true}
          onBlur={field.onBlur}
          onChange={(_, isChecked) => field.onChange(isChecked)}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
