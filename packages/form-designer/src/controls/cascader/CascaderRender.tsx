import type { OptionsOf } from '../../document/controlOptions';
import { type Choice, choicesOf } from '../choicesOf';
import type { ControlRenderProps } from '../defineControl';
import { PopupField } from '../PopupField';
import { chosenValues } from '../select/chosenValues';
import { Cascade } from './Cascade';

/** A path through levels of choices. The value is the array of values from the first level to the last. */
export function CascaderRender(props: ControlRenderProps<OptionsOf<'cascader'>>) {
  const { options, value, onChange, onBlur, label, host } = props;
  const choices = choicesOf(options, host);
  const path = chosenValues(value);
  return (
    <PopupField
      props={props}
      popup="dialog"
      text={labelsOf(choices, path).join(' / ')}
      placeholder={options.placeholder}
      isClearable={options.clearable}
      onClear={() => onChange([])}
      onBlur={onBlur}
      renderPopup={(close) => (
        <Cascade
          label={label}
          locale={host.locale}
          choices={choices}
          path={path}
          hasSearch={options.showSearch}
          onChoose={(chosen) => {
            onChange(chosen.map(({ stored }) => stored));
            close();
          }}
        />
      )}
    />
  );
}

function labelsOf(choices: readonly Choice[], path: readonly string[]): readonly string[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const choice = choices.find(({ value }) => value === first);
  return [choice?.label ?? first, ...labelsOf(choice?.children ?? [], rest)];
}
