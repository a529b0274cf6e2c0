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
  name: { en: 'Divider', 'zh-CN': '分割线', vn: 'Đường kẻ' },
  options: resolveOptions<'divider'>,
  defaults: blueprints.divider,
  editors: [
    editors.label,
    {
      path: 'options.orientation',
      kind: 'select',
      label: { en: 'Place of the title', 'zh-CN': '标题位置', vn: 'Vị trí tiêu đề' },
      choices: [
        { value: 'left', label: { en: 'Left', 'zh-CN': '左', vn: 'Trái' } },
        { value: '', label: { en: 'Centre', 'zh-CN': '居中', vn: 'Giữa' } },
        { value: 'right', label: { en: 'Right', 'zh-CN': '右', vn: 'Phải' } },
      ],
    },
  ],
  Render: DividerRender,
  isBare: true,
  height: 24,
  ...dividerCode,
});
