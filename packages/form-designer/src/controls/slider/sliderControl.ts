import LinearScaleIcon from '@mui/icons-material/LinearScale';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { valueRules } from '../valueRules';
import { SliderRender } from './SliderRender';
import { sliderCode } from './sliderCode';

export const sliderControl = defineControl<OptionsOf<'slider'>>({
  type: 'slider',
  group: 'basic',
  icon: LinearScaleIcon,
  name: { en: 'Slider', 'zh-CN': '滑动输入条', vn: 'Thanh trượt' },
  options: resolveOptions<'slider'>,
  defaults: blueprints.slider,
  editors: [
    editors.label,
    editors.model,
    editors.defaultValue,
    { ...editors.min, isOptional: false },
    { ...editors.max, isOptional: false },
    editors.step,
    { path: 'options.showInput', kind: 'switch', label: { en: 'With number field', 'zh-CN': '显示输入框', vn: 'Kèm ô nhập số' } },
    editors.width,
    editors.help,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
  ],
  Render: SliderRender,
  ...valueRules.slider,
  ...sliderCode,
});
