import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

const icon = (
  <InputAdornment position="start">
    <Search fontSize="small" />
  </InputAdornment>
);

/** A small search field without a visible label. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <TextField
    size="small"
    fullWidth
    type="search"
    placeholder={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { 'aria-label': label }, input: { startAdornment: icon } }}
  />
);
