import { choicesOf } from '../choicesOf';
import { PlainSelect } from './PlainSelect';
import { SearchSelect } from './SearchSelect';
import type { SelectProps } from './SelectProps';

/** One or several of a list; with `showSearch` the list can be narrowed by typing. */
export function SelectRender(props: SelectProps) {
  const choices = choicesOf(props.options, props.host);
  return props.options.showSearch ? <SearchSelect {...props} choices={choices} /> : <PlainSelect {...props} choices={choices} />;
}
