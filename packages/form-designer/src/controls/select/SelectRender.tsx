import type { OptionsOf } from '../../document/controlOptions';
import type { ControlRenderProps } from '../defineControl';
import { choicesOf } from '../choicesOf';
import { PlainSelect } from './PlainSelect';
import { SearchSelect } from './SearchSelect';

export type SelectProps = ControlRenderProps<OptionsOf<'select'>>;

/** One or several of a list; with `showSearch` the list can be narrowed by typing. */
export function SelectRender(props: SelectProps) {
  const choices = choicesOf(props.options, props.host);
  return props.options.showSearch ? <SearchSelect {...props} choices={choices} /> : <PlainSelect {...props} choices={choices} />;
}
