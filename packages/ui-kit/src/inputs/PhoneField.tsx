import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { countries, type CountryCode, countryOf, nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { readPhone, spacePhone } from './phoneNumber';
import { inputStrings } from './strings';
import { useDraft } from './useDraft';

/** What a phone field emits for text that is no number of the country: no schema accepts it. */
export const unreadablePhone = 'invalid';

/** A phone number; the value is E.164 (`+84912345678`), '' when empty. */
export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'multiline' | 'select' | 'slotProps' | 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  /** Before a number tells its own. */
  defaultCountry?: CountryCode;
};

/** A phone number of the six countries; pasting one with its country code switches the country. */
export function PhoneField({ value, onChange, defaultCountry = 'PH', helperText, error, onFocus, onBlur, ...props }: PhoneFieldProps) {
  const t = useStrings(inputStrings);
  const locale = useLocale();
  const [chosen, setChosen] = useState(defaultCountry);
  const stored = readPhone({ text: value, country: chosen });
  const country = stored.number ? stored.country : chosen;
  const draft = useDraft({ value, shown: stored.number ? stored.national : '', unreadable: unreadablePhone });
  const isWrong = value === unreadablePhone && !draft.isFocused;
  const take = (text: string, from: CountryCode) => {
    const read = readPhone({ text, country: from });
    const next = read.number ?? (text.trim() === '' ? '' : unreadablePhone);
    setChosen(read.country);
    draft.type(text.startsWith('+') && read.number ? read.national : spaced(text, from), next);
    if (next !== value) onChange(next);
  };
  const countryName = (code: CountryCode) => nameOf(countryOf(code) ?? { name: code }, locale);
  return (
    <TextField
      {...props}
      type="tel"
      value={draft.text}
      error={error || isWrong}
      helperText={isWrong ? t('phoneInvalid', { country: countryName(country) }) : helperText}
      onChange={(event) => take(event.target.value, country)}
      onFocus={(event) => {
        draft.focus(draft.text);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        draft.blur();
        onBlur?.(event);
      }}
      slotProps={{
        htmlInput: { autoComplete: 'tel-national' },
        input: {
          startAdornment: (
            <InputAdornment position="start" sx={{ mr: 0 }}>
              <Select
                variant="standard"
                disableUnderline
                value={country}
                disabled={props.disabled ?? false}
                renderValue={(code) => `${code} ${countryOf(code)?.dialCode ?? ''}`}
                onChange={(event) => take(draft.text, event.target.value)}
                inputProps={{ 'aria-label': t('country') }}
                sx={{ fontSize: '0.84375rem', color: 'text.secondary', '& .MuiSelect-select': { pl: 0.5 } }}
              >
                {countries.map(({ code, dialCode }) => (
                  <MenuItem key={code} value={code}>
                    {countryName(code)} {dialCode}
                  </MenuItem>
                ))}
              </Select>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** Spacing is left alone when something is taken away, or deleting a space would bring it back. */
const spaced = (text: string, country: CountryCode) => (/[\s-]$/.test(text) ? text : spacePhone({ text, country }));
