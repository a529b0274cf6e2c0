import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { MenuIcon, menuIconNames } from '../../../shell/menu/MenuIcon';

/** An icon of the console, seen while choosing; another name that the server knows may be written. */
export function IconField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name });
  const value: string = field.value ?? '';
  return (
    <Autocomplete
      freeSolo
      options={menuIconNames}
      value={value}
      inputValue={value}
      onInputChange={(_, typed) => field.onChange(typed)}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props} style={{ display: 'flex', gap: 12 }}>
          <MenuIcon name={option} /> {option}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={field.ref}
          onBlur={field.onBlur}
          error={Boolean(fieldState.error)}
          helperText={fieldState.error?.message}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: value && (
                <InputAdornment position="start">
                  <MenuIcon name={value} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
