import ScheduleIcon from '@mui/icons-material/Schedule';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { valueRules } from '../valueRules';
import { TimeRender } from './TimeRender';
import { timeCode } from './timeCode';

export const timeControl = defineControl<OptionsOf<'time'>>({
  type: 'time',
  group: 'basic',
  icon: ScheduleIcon,
  name: { en: 'Time', 'zh-CN': '时间选择框', vn: 'Giờ' },
  options: resolveOptions<'time'>,
  defaults: blueprints.time,
  editors: [
    editors.label,
    editors.model,
    editors.placeholder,
    editors.defaultValue,
    {
      path: 'options.format',
      kind: 'suggest',
      label: { en: 'Format', 'zh-CN': '时间格式', vn: 'Định dạng' },
      choices: ['HH:mm:ss', 'HH:mm', 'hh:mm A'],
    },
    editors.width,
    editors.help,
    editors.clearable,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
  ],
  Render: TimeRender,
  ...valueRules.time,
  ...timeCode,
});
