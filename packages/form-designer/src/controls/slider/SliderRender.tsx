import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import type { OptionsOf } from '../../document/controlOptions';
import { ariaOf } from '../ariaOf';
import type { ControlRenderProps } from '../defineControl';
import { NumberInput } from '../number/NumberInput';
import { snapToStep } from './snapToStep';

/** A number on a scale; with `showInput` it can be typed as well. */
export function SliderRender(props: ControlRenderProps<OptionsOf<'slider'>>) {
  const { options, value, onChange, onBlur, isDisabled, isInvalid, label, id, describedBy } = props;
  const { step } = options;
  const [min, max] = options.min <= options.max ? [options.min, options.max] : [options.max, options.min];
  const at = typeof value === 'number' && Number.isFinite(value) ? value : min;
  return (
    <div className="BlForm-slider" style={{ width: options.width }} onBlur={onBlur}>
      <Slider
        size="small"
        min={min}
        max={max}
        step={step}
        value={Math.max(min, Math.min(at, max))}
        disabled={isDisabled}
        valueLabelDisplay="auto"
        onChange={(_, next) => onChange(snapToStep(Array.isArray(next) ? (next[0] ?? min) : next, { min, max, step }))}
        slotProps={{
          input: { id: options.showInput ? `${id}-thumb` : id, 'aria-label': label || undefined, 'aria-describedby': describedBy },
        }}
      />
      {options.showInput && (
        <NumberInput
          value={value}
          limits={{ min, max, precision: null, step }}
          onChange={onChange}
          onBlur={onBlur}
          renderInput={(input) => (
            <OutlinedInput
              size="small"
              type="number"
              className="BlForm-sliderInput"
              disabled={isDisabled}
              error={isInvalid}
              {...input}
              inputProps={{ ...ariaOf(props), min, max, step: 'any' }}
            />
          )}
        />
      )}
    </div>
  );
}
