import OutlinedInput from '@mui/material/OutlinedInput';
import type { OptionsOf } from '../../document/controlOptions';
import { ariaOf } from '../ariaOf';
import type { ControlRenderProps } from '../defineControl';
import { NumberInput } from './NumberInput';

/** A number between limits, rounded to `precision` when the field is left. */
export function NumberRender(props: ControlRenderProps<OptionsOf<'number'>>) {
  const { options, value, onChange, onBlur, isDisabled, isInvalid } = props;
  return (
    <NumberInput
      value={value}
      limits={options}
      onChange={onChange}
      onBlur={onBlur}
      renderInput={(input) => (
        <OutlinedInput
          size="small"
          fullWidth
          type="number"
          style={{ width: options.width }}
          disabled={isDisabled}
          error={isInvalid}
          placeholder={options.placeholder}
          {...input}
          inputProps={{
            ...ariaOf(props),
            min: options.min ?? undefined,
            max: options.max ?? undefined,
            step: options.precision === 0 ? options.step : 'any',
            inputMode: 'decimal',
          }}
        />
      )}
    />
  );
}
