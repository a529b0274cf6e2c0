import SmartButtonIcon from '@mui/icons-material/SmartButton';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { ButtonRender } from './ButtonRender';
import { buttonCode } from './buttonCode';

export const buttonControl = defineControl<OptionsOf<'button'>>({
  type: 'button',
  group: 'basic',
  icon: SmartButtonIcon,
  name: { 'zh-CN': '按钮', en: 'Button', vn: 'Nút' },
  options: resolveOptions<'button'>,
  defaults: blueprints.button,
  editors: [
    editors.label,
    {
      path: 'options.type',
      kind: 'select',
      label: { 'zh-CN': '样式', en: 'Look', vn: 'Kiểu' },
      choices: [
        { value: 'primary', label: { 'zh-CN': '主要', en: 'Primary', vn: 'Chính' } },
        { value: 'default', label: { 'zh-CN': '默认', en: 'Default', vn: 'Mặc định' } },
        { value: 'dashed', label: { 'zh-CN': '虚线', en: 'Dashed', vn: 'Nét đứt' } },
        { value: 'danger', label: { 'zh-CN': '危险', en: 'Danger', vn: 'Nguy hiểm' } },
      ],
    },
    {
      path: 'options.handle',
      kind: 'select',
      label: { 'zh-CN': '动作', en: 'Action', vn: 'Hành động' },
      choices: [
        { value: 'submit', label: { 'zh-CN': '提交', en: 'Submit', vn: 'Gửi' } },
        { value: 'reset', label: { 'zh-CN': '重置', en: 'Reset', vn: 'Đặt lại' } },
        { value: 'dynamic', label: { 'zh-CN': '动态函数', en: 'A function', vn: 'Một hàm' } },
      ],
    },
    {
      path: 'options.dynamicFun',
      kind: 'text',
      label: { 'zh-CN': '动态函数名', en: 'Name of the function', vn: 'Tên hàm' },
      isShown: (control) => control.options?.handle === 'dynamic',
    },
    editors.hidden,
    editors.disabled,
  ],
  Render: ButtonRender,
  isBare: true,
  ...buttonCode,
});
