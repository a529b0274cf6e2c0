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
  name: { 'zh-CN': '警告提示', en: 'Notice', vn: 'Thông báo' },
  options: resolveOptions<'alert'>,
  defaults: blueprints.alert,
  editors: [
    editors.label,
    { path: 'options.description', kind: 'multiline', label: { 'zh-CN': '辅助描述', en: 'Description', vn: 'Mô tả' } },
    {
      path: 'options.type',
      kind: 'select',
      label: { 'zh-CN': '类型', en: 'Kind', vn: 'Loại' },
      choices: [
        { value: 'success', label: { 'zh-CN': '成功', en: 'Success', vn: 'Thành công' } },
        { value: 'info', label: { 'zh-CN': '信息', en: 'Information', vn: 'Thông tin' } },
        { value: 'warning', label: { 'zh-CN': '警告', en: 'Warning', vn: 'Cảnh báo' } },
        { value: 'error', label: { 'zh-CN': '错误', en: 'Error', vn: 'Lỗi' } },
      ],
    },
    { path: 'options.showIcon', kind: 'switch', label: { 'zh-CN': '显示图标', en: 'With icon', vn: 'Kèm biểu tượng' } },
    { path: 'options.banner', kind: 'switch', label: { 'zh-CN': '无边框', en: 'As a banner', vn: 'Dạng biểu ngữ' } },
    { path: 'options.closable', kind: 'switch', label: { 'zh-CN': '可关闭', en: 'Can be closed', vn: 'Có thể đóng' } },
    editors.hidden,
  ],
  Render: AlertRender,
  isBare: true,
  height: 48,
  ...alertCode,
});
