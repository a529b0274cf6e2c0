import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { translator } from '@backlot/i18n';
import { ariaOf } from '../ariaOf';
import { type Choice, findChoice } from '../choicesOf';
import { controlStrings } from '../strings';
import { chosenValues, emptyValue } from './chosenValues';
import type { SelectProps } from './SelectProps';

const unknownChoice = (value: string): Choice => ({ value, label: value, stored: value, children: [] });

/** A list that is narrowed by typing. */
export function SearchSelect(props: SelectProps & { readonly choices: readonly Choice[] }) {
  const { options, value, onChange, onBlur, isDisabled, isInvalid, host, choices } = props;
  const t = translator(controlStrings, host.locale);
  const { id, ...aria } = ariaOf(props);
  const chosen = chosenValues(value).map((one) => findChoice(choices, one) ?? unknownChoice(one));
  return (
    <Autocomplete<Choice, boolean, boolean>
      size="small"
      id={id}
      fullWidth
      multiple={options.multiple}
      disableClearable={!options.clearable}
      style={{ width: options.width }}
      options={choices}
      value={options.multiple ? [...chosen] : ((chosen[0] ?? null) as Choice)}
      onChange={(_, next) =>
        onChange(
          Array.isArray(next) ? next.map(({ stored }) => stored) : next === null ? emptyValue(options.multiple) : (next as Choice).stored,
        )
      }
      onBlur={onBlur}
      disabled={isDisabled}
      getOptionKey={(choice) => (choice as Choice).value}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      noOptionsText={t('noChoices')}
      clearText={t('clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          error={isInvalid}
          placeholder={chosen.length === 0 ? options.placeholder : ''}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps?.htmlInput, ...aria } }}
        />
      )}
    />
  );
}
