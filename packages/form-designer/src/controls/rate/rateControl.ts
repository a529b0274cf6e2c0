import StarBorderIcon from '@mui/icons-material/StarBorder';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { RateRender } from './RateRender';
import { rateCode } from './rateCode';

export const rateControl = defineControl<OptionsOf<'rate'>>({
  type: 'rate',
  group: 'basic',
  icon: StarBorderIcon,
  name: { en: 'Rating', 'zh-CN': '评分', vn: 'Đánh giá' },
  options: resolveOptions<'rate'>,
  defaults: blueprints.rate,
  editors: [
    editors.label,
    editors.model,
    editors.defaultValue,
    { path: 'options.max', kind: 'number', min: 1, max: 100, step: 1, label: { en: 'Stars', 'zh-CN': '最大值', vn: 'Số sao' } },
    { path: 'options.allowHalf', kind: 'switch', label: { en: 'Half stars', 'zh-CN': '允许半选', vn: 'Nửa sao' } },
    editors.help,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
  ],
  Render: RateRender,
  ...rateCode,
});
