import ToggleOnIcon from '@mui/icons-material/ToggleOn';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { SwitchRender } from './SwitchRender';
import { switchCode } from './switchCode';

export const switchControl = defineControl<OptionsOf<'switch'>>({
  type: 'switch',
  group: 'basic',
  icon: ToggleOnIcon,
  name: { en: 'Switch', 'zh-CN': '开关', vn: 'Công tắc' },
  options: resolveOptions<'switch'>,
  defaults: blueprints.switch,
  editors: [
    editors.label,
    editors.model,
    editors.defaultValue,
    editors.help,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
  ],
  Render: SwitchRender,
  ...switchCode,
});
