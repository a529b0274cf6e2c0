import { translator } from '@backlot/i18n';
import type { OptionsOf } from '../../document/controlOptions';
import type { ControlRenderProps } from '../defineControl';
import { controlStrings } from '../strings';
import { textOf } from '../textOf';
import { DateInput } from './DateInput';
import { dateFormatOf, rangeOf } from './dateValue';

/** A day, a month, a moment, or a range of them, kept as text in the format of the document. */
export function DateRender(props: ControlRenderProps<OptionsOf<'date'>>) {
  const { options, value, onChange, onBlur, id, label, host } = props;
  const format = dateFormatOf(options);
  const common = { format, isClearable: options.clearable, onBlur };
  if (!options.range) {
    return (
      <div style={{ width: options.width }}>
        <DateInput {...common} props={props} text={textOf(value)} placeholder={options.placeholder} onText={onChange} />
      </div>
    );
  }
  const t = translator(controlStrings, host.locale);
  const [start, end] = rangeOf(value);
  const change = (range: readonly [string, string]) => onChange(range[0] === '' && range[1] === '' ? [] : range);
  return (
    <div className="BlForm-range" style={{ width: options.width }}>
      <DateInput
        {...common}
        props={{ ...props, label: t('rangeStart', { label }) }}
        text={start}
        placeholder={textOf(options.rangePlaceholder[0])}
        onText={(text) => change([text, end])}
      />
      <span aria-hidden="true">–</span>
      <DateInput
        {...common}
        props={{ ...props, id: `${id}-end`, label: t('rangeEnd', { label }) }}
        text={end}
        placeholder={textOf(options.rangePlaceholder[1])}
        onText={(text) => change([start, text])}
      />
    </div>
  );
}
