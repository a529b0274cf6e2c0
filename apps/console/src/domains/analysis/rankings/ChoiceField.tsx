import TextField from '@mui/material/TextField';
import { onPhones } from '@backlot/ui-kit';

interface ChoiceFieldProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** One of the things that say which list is shown. */
export const ChoiceField = ({ label, value, choices, onChoose }: ChoiceFieldProps) => (
  <TextField
    select
    size="small"
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    sx={{ minWidth: 0, maxWidth: 208, [onPhones]: { maxWidth: '100%' } }}
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </TextField>
);
