import Checkbox from '@mui/material/Checkbox';
import type { OptionsOf } from '../../document/controlOptions';
import { groupAriaOf } from '../ariaOf';
import { choicesOf } from '../choicesOf';
import type { ControlRenderProps } from '../defineControl';
import { chosenValues } from '../select/chosenValues';

/** Any number of a list, ticked. The value is the array of ticked values in the order of the list. */
export function CheckboxRender(props: ControlRenderProps<OptionsOf<'checkbox'>>) {
  const { options, value, onChange, onBlur, isDisabled, isInvalid, host } = props;
  const choices = choicesOf(options, host);
  const chosen = new Set(chosenValues(value));
  const toggle = (own: string) => {
    onChange(choices.filter(({ value: one }) => (one === own) !== chosen.has(one)).map(({ stored }) => stored));
  };
  return (
    <div className="BlForm-choices" data-invalid={isInvalid || undefined} tabIndex={-1} onBlur={onBlur} {...groupAriaOf(props)}>
      {choices.map((choice) => (
        <label key={choice.value} className="BlForm-choice">
          <Checkbox
            size="small"
            disableRipple
            checked={chosen.has(choice.value)}
            onChange={() => toggle(choice.value)}
            disabled={isDisabled}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
