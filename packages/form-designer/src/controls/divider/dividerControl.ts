import HorizontalRuleIcon from '@mui/icons-material/HorizontalRule';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { DividerRender } from './DividerRender';
import { dividerCode } from './dividerCode';

export const dividerControl = defineControl<OptionsOf<'divider'>>({
  type: 'divider',
  group: 'layout',
  icon: HorizontalRuleIcon,
  name: { 'zh-CN': '分割线', en: 'Divider', vn: 'Đường kẻ' },
  options: resolveOptions<'divider'>,
  defaults: blueprints.divider,
  editors: [
    editors.label,
    {
      path: 'options.orientation',
      kind: 'select',
      label: { 'zh-CN': '标题位置', en: 'Place of the title', vn: 'Vị trí tiêu đề' },
      choices: [
        { value: 'left', label: { 'zh-CN': '左', en: 'Left', vn: 'Trái' } },
        { value: '', label: { 'zh-CN': '居中', en: 'Centre', vn: 'Giữa' } },
        { value: 'right', label: { 'zh-CN': '右', en: 'Right', vn: 'Phải' } },
      ],
    },
  ],
  Render: DividerRender,
  isBare: true,
  height: 24,
  ...dividerCode,
});
