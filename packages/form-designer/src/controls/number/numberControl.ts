import PinIcon from '@mui/icons-material/Pin';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { valueRules } from '../valueRules';
import { NumberRender } from './NumberRender';
import { numberCode } from './numberCode';

export const numberControl = defineControl<OptionsOf<'number'>>({
  type: 'number',
  group: 'basic',
  icon: PinIcon,
  name: { en: 'Number', 'zh-CN': '数字输入框', vn: 'Số' },
  options: resolveOptions<'number'>,
  defaults: blueprints.number,
  editors: [
    editors.label,
    editors.model,
    editors.placeholder,
    editors.defaultValue,
    editors.min,
    editors.max,
    editors.step,
    editors.precision,
    editors.width,
    editors.help,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
    editors.patterns,
  ],
  Render: NumberRender,
  ...valueRules.number,
  ...numberCode,
});
