import OutlinedInput from '@mui/material/OutlinedInput';
import type { OptionsOf } from '../../document/controlOptions';
import { ariaOf } from '../ariaOf';
import { ClearButton } from '../ClearButton';
import type { ControlRenderProps } from '../defineControl';
import { textOf } from '../textOf';

/** Several lines of text that grow from `minRows` to `maxRows`. */
export function TextareaRender(props: ControlRenderProps<OptionsOf<'textarea'>>) {
  const { options, value, onChange, onBlur, isDisabled, isInvalid, label, host } = props;
  const text = textOf(value);
  const minRows = Math.max(1, Math.min(options.minRows, 50));
  return (
    <OutlinedInput
      size="small"
      fullWidth
      multiline
      minRows={minRows}
      maxRows={Math.max(minRows, Math.min(options.maxRows, 200))}
      style={{ width: options.width }}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      disabled={isDisabled}
      error={isInvalid}
      placeholder={options.placeholder}
      endAdornment={
        options.clearable && text !== '' && !isDisabled ? (
          <ClearButton label={label} locale={host.locale} onClear={() => onChange('')} />
        ) : undefined
      }
      inputProps={{ ...ariaOf(props), maxLength: options.maxLength ?? undefined }}
    />
  );
}
