import MuiTextField from '@mui/material/TextField';

interface SmallSelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

/** A choice within an entry, its label read out only. */
export const SmallSelect = ({ label, value, choices, onChange }: SmallSelectProps) => (
  <MuiTextField
    select
    size="small"
    fullWidth
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
  >
    {choices.map(([choice, text]) => (
      <option key={choice} value={choice}>
        {text}
      </option>
    ))}
  </MuiTextField>
);
