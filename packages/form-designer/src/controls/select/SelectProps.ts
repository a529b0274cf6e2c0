import type { OptionsOf } from '../../document/controlOptions';
import type { ControlRenderProps } from '../defineControl';

export type SelectProps = ControlRenderProps<OptionsOf<'select'>>;
