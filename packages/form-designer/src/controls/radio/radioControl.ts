import RadioButtonCheckedIcon from '@mui/icons-material/RadioButtonChecked';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { RadioRender } from './RadioRender';
import { radioCode } from './radioCode';

export const radioControl = defineControl<OptionsOf<'radio'>>({
  type: 'radio',
  group: 'basic',
  icon: RadioButtonCheckedIcon,
  name: { en: 'Radio buttons', 'zh-CN': '单选框', vn: 'Nút chọn' },
  options: resolveOptions<'radio'>,
  defaults: blueprints.radio,
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
  Render: RadioRender,
  ...radioCode,
});
