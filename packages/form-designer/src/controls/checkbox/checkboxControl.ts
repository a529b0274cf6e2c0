import CheckBoxIcon from '@mui/icons-material/CheckBox';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { CheckboxRender } from './CheckboxRender';
import { checkboxCode } from './checkboxCode';

export const checkboxControl = defineControl<OptionsOf<'checkbox'>>({
  type: 'checkbox',
  group: 'basic',
  icon: CheckBoxIcon,
  name: { en: 'Checkboxes', 'zh-CN': '多选框', vn: 'Ô đánh dấu' },
  options: resolveOptions<'checkbox'>,
  defaults: blueprints.checkbox,
  editors: [
    editors.label,
    editors.model,
    editors.defaultValue,
    editors.choices,
    editors.dynamic,
    editors.dynamicKey,
    editors.help,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
  ],
  Render: CheckboxRender,
  ...checkboxCode,
});
