import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { translator } from '@backlot/i18n';
import { ariaOf } from '../ariaOf';
import { type Choice, findChoice } from '../choicesOf';
import { ClearButton } from '../ClearButton';
import { controlStrings } from '../strings';
import { chosenValues, emptyValue } from './chosenValues';
import type { SelectProps } from './SelectProps';

/** A list that opens on click or by the arrow keys. */
export function PlainSelect(props: SelectProps & { readonly choices: readonly Choice[] }) {
  const { options, value, onChange, onBlur, isDisabled, isInvalid, label, host, choices } = props;
  const chosen = chosenValues(value);
  const { id, ...aria } = ariaOf(props);
  const labelOf = (one: string) => findChoice(choices, one)?.label ?? one;
  const store = (one: string) => findChoice(choices, one)?.stored ?? one;
  const isClearable = options.clearable && chosen.length > 0 && !isDisabled;
  return (
    <Select
      size="small"
      fullWidth
      displayEmpty
      multiple={options.multiple}
      style={{ width: options.width }}
      value={options.multiple ? chosen : (chosen[0] ?? '')}
      onChange={({ target: { value: next } }) => onChange(typeof next === 'string' ? store(next) : next.map(store))}
      onBlur={onBlur}
      disabled={isDisabled}
      error={isInvalid}
      renderValue={() =>
        chosen.length > 0 ? chosen.map(labelOf).join(', ') : <span className="BlForm-placeholder">{options.placeholder}</span>
      }
      endAdornment={
        isClearable ? (
          <span className="BlForm-selectClear">
            <ClearButton label={label} locale={host.locale} onClear={() => onChange(emptyValue(options.multiple))} />
          </span>
        ) : undefined
      }
      SelectDisplayProps={{ id, ...aria, 'aria-label': label || options.placeholder }}
      MenuProps={{ slotProps: { paper: { className: 'BlForm-menu' } } }}
    >
      {choices.length === 0 && (
        <MenuItem disabled value="">
          {translator(controlStrings, host.locale)('noChoices')}
        </MenuItem>
      )}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}
