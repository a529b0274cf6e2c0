import OutlinedInput from '@mui/material/OutlinedInput';
import type { OptionsOf } from '../../document/controlOptions';
import { ariaOf } from '../ariaOf';
import { ClearButton } from '../ClearButton';
import type { ControlRenderProps } from '../defineControl';
import { textOf } from '../textOf';

const inputTypes = ['text', 'password', 'email', 'tel', 'url', 'search', 'number'];

/** One line of text. */
export function InputRender(props: ControlRenderProps<OptionsOf<'input'>>) {
  const { options, value, onChange, onBlur, isDisabled, isInvalid, label, host } = props;
  const text = textOf(value);
  const isClearable = options.clearable && text !== '' && !isDisabled;
  return (
    <OutlinedInput
      size="small"
      fullWidth
      style={{ width: options.width }}
      type={inputTypes.includes(options.type) ? options.type : 'text'}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      disabled={isDisabled}
      error={isInvalid}
      placeholder={options.placeholder}
      startAdornment={options.addonBefore ? <span className="BlForm-addon">{options.addonBefore}</span> : undefined}
      endAdornment={
        <>
          {isClearable && <ClearButton label={label} locale={host.locale} onClear={() => onChange('')} />}
          {options.addonAfter !== '' && <span className="BlForm-addon">{options.addonAfter}</span>}
        </>
      }
      inputProps={{ ...ariaOf(props), maxLength: options.maxLength ?? undefined }}
    />
  );
}
