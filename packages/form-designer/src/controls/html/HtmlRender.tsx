import type { OptionsOf } from '../../document/controlOptions';
import type { ControlRenderProps } from '../defineControl';
import { SafeHtml } from '../SafeHtml';

/** HTML of the form's author, cleaned. */
export const HtmlRender = ({ options }: ControlRenderProps<OptionsOf<'html'>>) => <SafeHtml html={options.defaultValue} />;
