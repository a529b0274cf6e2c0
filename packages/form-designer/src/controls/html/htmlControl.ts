import HtmlIcon from '@mui/icons-material/Html';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { HtmlRender } from './HtmlRender';
import { htmlCode } from './htmlCode';

export const htmlControl = defineControl<OptionsOf<'html'>>({
  type: 'html',
  group: 'basic',
  icon: HtmlIcon,
  name: { en: 'HTML', 'zh-CN': 'HTML', vn: 'HTML' },
  options: resolveOptions<'html'>,
  defaults: blueprints.html,
  editors: [{ ...editors.defaultValue, kind: 'multiline', label: { en: 'HTML', 'zh-CN': 'HTML 内容', vn: 'HTML' } }, editors.hidden],
  Render: HtmlRender,
  isBare: true,
  height: 24,
  ...htmlCode,
});
