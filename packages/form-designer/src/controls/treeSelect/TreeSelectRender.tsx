import type { OptionsOf } from '../../document/controlOptions';
import { choicesOf, pathToChoice } from '../choicesOf';
import type { ControlRenderProps } from '../defineControl';
import { PopupField } from '../PopupField';
import { chosenValues } from '../select/chosenValues';
import { Tree } from './Tree';

/** One or several branches of a tree. */
export function TreeSelectRender(props: ControlRenderProps<OptionsOf<'treeSelect'>>) {
  const { options, value, onChange, onBlur, label, host } = props;
  const choices = choicesOf(options, host);
  const chosen = chosenValues(value);
  const isMultiple = options.multiple || options.treeCheckable;
  const labelOf = (one: string) => pathToChoice(choices, one)?.at(-1)?.label ?? one;
  return (
    <PopupField
      props={props}
      popup="dialog"
      text={chosen.map(labelOf).join(', ')}
      placeholder={options.placeholder}
      isClearable={options.clearable}
      onClear={() => onChange(isMultiple ? [] : undefined)}
      onBlur={onBlur}
      renderPopup={(close) => (
        <Tree
          label={label}
          locale={host.locale}
          choices={choices}
          chosen={chosen}
          isMultiple={isMultiple}
          hasSearch={options.showSearch}
          onChoose={(choice) => {
            if (isMultiple) return onChange(toggled(chosen, choice.value).map((one) => pathToChoice(choices, one)?.at(-1)?.stored ?? one));
            onChange(choice.stored);
            close();
          }}
        />
      )}
    />
  );
}

const toggled = (chosen: readonly string[], value: string): readonly string[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
