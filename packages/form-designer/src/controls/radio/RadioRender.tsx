import Radio from '@mui/material/Radio';
import type { OptionsOf } from '../../document/controlOptions';
import { ariaOf } from '../ariaOf';
import { choicesOf } from '../choicesOf';
import type { ControlRenderProps } from '../defineControl';
import { chosenValues } from '../select/chosenValues';

/** One of a list, all of it in sight. */
export function RadioRender(props: ControlRenderProps<OptionsOf<'radio'>>) {
  const { options, value, onChange, onBlur, isDisabled, isInvalid, id, host } = props;
  const [chosen] = chosenValues(value);
  return (
    <div
      className="BlForm-choices"
      data-invalid={isInvalid || undefined}
      role="radiogroup"
      tabIndex={-1}
      onBlur={onBlur}
      {...ariaOf(props)}
    >
      {choicesOf(options, host).map((choice) => (
        <label key={choice.value} className="BlForm-choice">
          <Radio
            size="small"
            disableRipple
            name={id}
            value={choice.value}
            checked={chosen === choice.value}
            onChange={() => onChange(choice.stored)}
            disabled={isDisabled}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
