import Divider from '@mui/material/Divider';
import type { OptionsOf } from '../../document/controlOptions';
import type { ControlRenderProps } from '../defineControl';

/** A line across the form, with a title. */
export function DividerRender({ options, label }: ControlRenderProps<OptionsOf<'divider'>>) {
  const textAlign = options.orientation === 'left' || options.orientation === 'right' ? options.orientation : 'center';
  return label === '' ? <Divider /> : <Divider textAlign={textAlign}>{label}</Divider>;
}
