import TitleIcon from '@mui/icons-material/Title';
import { fontChoices, sizeChoices } from './textChoices';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { TextRender } from './TextRender';
import { textCode } from './textCode';

export const textControl = defineControl<OptionsOf<'text'>>({
  type: 'text',
  group: 'basic',
  icon: TitleIcon,
  name: { en: 'Text', 'zh-CN': '文字', vn: 'Chữ' },
  options: resolveOptions<'text'>,
  defaults: blueprints.text,
  editors: [
    editors.label,
    editors.textAlign,
    { path: 'options.color', kind: 'color', label: { en: 'Colour', 'zh-CN': '文字颜色', vn: 'Màu' } },
    { path: 'options.fontFamily', kind: 'select', label: { en: 'Font', 'zh-CN': '字体', vn: 'Phông chữ' }, choices: fontChoices },
    { path: 'options.fontSize', kind: 'select', label: { en: 'Size', 'zh-CN': '字号', vn: 'Cỡ chữ' }, choices: sizeChoices },
    {
      path: 'options.showRequiredMark',
      kind: 'switch',
      label: { en: 'With required mark', 'zh-CN': '显示必选标记', vn: 'Kèm dấu bắt buộc' },
    },
    editors.hidden,
  ],
  Render: TextRender,
  isBare: true,
  height: 32,
  ...textCode,
});
