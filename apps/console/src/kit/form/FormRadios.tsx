import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FormChoice } from './FormSelect';

/** A choice of few, all in sight. */
export function FormRadios({ name, label, choices, hint }: { name: string; label: string; choices: readonly FormChoice[]; hint?: string }) {
  const { field, fieldState } = useController({ name });
  const labelId = useId();
  const read = (text: string) => choices.find(({ value }) => String(value) === text)?.value;
  return (
    <FormControl error={Boolean(fieldState.error)}>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        name={field.name}
        value={String(field.value ?? '')}
        onBlur={field.onBlur}
        onChange={(_, value) => field.onChange(read(value))}
      >
        {choices.map(({ value, label: text }, at) => (
          <FormControlLabel
            key={value}
            value={String(value)}
            label={text}
            control={<Radio size="small" {...(at === 0 && { slotProps: { input: { ref: field.ref } } })} />}
          />
        ))}
      </RadioGroup>
      {(fieldState.error || hint) && <FormHelperText>{fieldState.error?.message ?? hint}</FormHelperText>}
    </FormControl>
  );
}
