import MuiTextField from '@mui/material/TextField';

interface SmallTextProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  readonly error?: string | undefined;
}

/** A text of an entry, its label read out only. */
export const SmallText = ({ label, value, onChange, error }: SmallTextProps) => (
  <MuiTextField
    size="small"
    fullWidth
    placeholder={label}
    value={value}
    error={error !== undefined}
    helperText={error}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { 'aria-label': label } }}
  />
);
