import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import type { KeyboardEvent } from 'react';
import { inputStrings } from './strings';

/** A search box; the host decides whether to search while typing or on Enter. */
export interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** On Enter and when cleared. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  /** Its name for screen readers; "Search" by default. */
  label?: string;
  fullWidth?: boolean;
  /** Width in px when not full. */
  width?: number;
}

/** Search with a magnifier; Escape or the cross clears. */
export function SearchField({ value, onChange, onSearch, placeholder, label, fullWidth = false, width = 240 }: SearchFieldProps) {
  const t = useStrings(inputStrings);
  const clear = () => {
    onChange('');
    onSearch?.('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onSearch?.(value);
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation();
    clear();
  };
  return (
    <TextField
      type="text"
      role="search"
      value={value}
      placeholder={placeholder ?? t('search')}
      fullWidth={fullWidth}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={press}
      sx={fullWidth ? undefined : { width, maxWidth: '100%' }}
      slotProps={{
        htmlInput: { 'aria-label': label ?? t('search'), enterKeyHint: 'search', role: 'searchbox' },
        input: {
          startAdornment: (
            <InputAdornment position="start" sx={{ mr: 1.5 }}>
              <Search aria-hidden sx={{ fontSize: 18, color: 'ink.third' }} />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton edge="end" size="small" aria-label={t('clear')} onClick={clear}>
                <Close />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
