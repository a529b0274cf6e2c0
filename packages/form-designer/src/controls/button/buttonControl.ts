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
  name: { en: 'Button', 'zh-CN': '按钮', vn: 'Nút' },
  options: resolveOptions<'button'>,
  defaults: blueprints.button,
  editors: [
    editors.label,
    {
      path: 'options.type',
      kind: 'select',
      label: { en: 'Look', 'zh-CN': '样式', vn: 'Kiểu' },
      choices: [
        { value: 'primary', label: { en: 'Primary', 'zh-CN': '主要', vn: 'Chính' } },
        { value: 'default', label: { en: 'Default', 'zh-CN': '默认', vn: 'Mặc định' } },
        { value: 'dashed', label: { en: 'Dashed', 'zh-CN': '虚线', vn: 'Nét đứt' } },
        { value: 'danger', label: { en: 'Danger', 'zh-CN': '危险', vn: 'Nguy hiểm' } },
      ],
    },
    {
      path: 'options.handle',
      kind: 'select',
      label: { en: 'Action', 'zh-CN': '动作', vn: 'Hành động' },
      choices: [
        { value: 'submit', label: { en: 'Submit', 'zh-CN': '提交', vn: 'Gửi' } },
        { value: 'reset', label: { en: 'Reset', 'zh-CN': '重置', vn: 'Đặt lại' } },
        { value: 'dynamic', label: { en: 'A function', 'zh-CN': '动态函数', vn: 'Một hàm' } },
      ],
    },
    {
      path: 'options.dynamicFun',
      kind: 'text',
      label: { en: 'Name of the function', 'zh-CN': '动态函数名', vn: 'Tên hàm' },
      isShown: (control) => control.options?.handle === 'dynamic',
    },
    editors.hidden,
    editors.disabled,
  ],
  Render: ButtonRender,
  isBare: true,
  ...buttonCode,
});
