import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { valueRules } from '../valueRules';
import { DateRender } from './DateRender';
import { dateCode } from './dateCode';

export const dateControl = defineControl<OptionsOf<'date'>>({
  type: 'date',
  group: 'basic',
  icon: CalendarMonthIcon,
  name: { en: 'Date', 'zh-CN': '日期选择框', vn: 'Ngày' },
  options: resolveOptions<'date'>,
  defaults: blueprints.date,
  editors: [
    editors.label,
    editors.model,
    { ...editors.placeholder, isShown: (control) => control.options?.range !== true },
    { ...editors.rangePlaceholder, isShown: (control) => control.options?.range === true },
    { ...editors.defaultValue, isShown: (control) => control.options?.range !== true },
    {
      path: 'options.rangeDefaultValue',
      kind: 'value',
      label: editors.defaultValue.label,
      isShown: (control) => control.options?.range === true,
    },
    {
      path: 'options.format',
      kind: 'suggest',
      label: { en: 'Format', 'zh-CN': '时间格式', vn: 'Định dạng' },
      choices: ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm:ss', 'YYYY-MM', 'YYYY/MM/DD', 'DD/MM/YYYY', 'YYYY年MM月DD日'],
    },
    { path: 'options.range', kind: 'switch', label: { en: 'Range', 'zh-CN': '范围选择', vn: 'Khoảng' } },
    { path: 'options.showTime', kind: 'switch', label: { en: 'With time', 'zh-CN': '时间选择', vn: 'Kèm giờ' } },
    editors.width,
    editors.help,
    editors.clearable,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
  ],
  Render: DateRender,
  ...valueRules.date,
  ...dateCode,
});
