import InfoIcon from '@mui/icons-material/Info';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { AlertRender } from './AlertRender';
import { alertCode } from './alertCode';

export const alertControl = defineControl<OptionsOf<'alert'>>({
  type: 'alert',
  group: 'basic',
  icon: InfoIcon,
  name: { en: 'Notice', 'zh-CN': '警告提示', vn: 'Thông báo' },
  options: resolveOptions<'alert'>,
  defaults: blueprints.alert,
  editors: [
    editors.label,
    { path: 'options.description', kind: 'multiline', label: { en: 'Description', 'zh-CN': '辅助描述', vn: 'Mô tả' } },
    {
      path: 'options.type',
      kind: 'select',
      label: { en: 'Kind', 'zh-CN': '类型', vn: 'Loại' },
      choices: [
        { value: 'success', label: { en: 'Success', 'zh-CN': '成功', vn: 'Thành công' } },
        { value: 'info', label: { en: 'Information', 'zh-CN': '信息', vn: 'Thông tin' } },
        { value: 'warning', label: { en: 'Warning', 'zh-CN': '警告', vn: 'Cảnh báo' } },
        { value: 'error', label: { en: 'Error', 'zh-CN': '错误', vn: 'Lỗi' } },
      ],
    },
    { path: 'options.showIcon', kind: 'switch', label: { en: 'With icon', 'zh-CN': '显示图标', vn: 'Kèm biểu tượng' } },
    { path: 'options.banner', kind: 'switch', label: { en: 'As a banner', 'zh-CN': '无边框', vn: 'Dạng biểu ngữ' } },
    { path: 'options.closable', kind: 'switch', label: { en: 'Can be closed', 'zh-CN': '可关闭', vn: 'Có thể đóng' } },
    editors.hidden,
  ],
  Render: AlertRender,
  isBare: true,
  height: 48,
  ...alertCode,
});
