import type { OptionsOf } from '../../document/controlOptions';
import { DateInput } from '../date/DateInput';
import type { ControlRenderProps } from '../defineControl';
import { textOf } from '../textOf';

/** A time of day, kept as text in the format of the document. */
export const TimeRender = (props: ControlRenderProps<OptionsOf<'time'>>) => (
  <div style={{ width: props.options.width }}>
    <DateInput
      props={props}
      text={textOf(props.value)}
      format={props.options.format || 'HH:mm:ss'}
      placeholder={props.options.placeholder}
      isClearable={props.options.clearable}
      onText={props.onChange}
      onBlur={props.onBlur}
    />
  </div>
);
