import ShortTextIcon from '@mui/icons-material/ShortText';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { InputRender } from './InputRender';
import { inputCode } from './inputCode';

export const inputControl = defineControl<OptionsOf<'input'>>({
  type: 'input',
  group: 'basic',
  icon: ShortTextIcon,
  name: { 'zh-CN': '输入框', en: 'Text field', vn: 'Ô nhập' },
  options: resolveOptions<'input'>,
  defaults: blueprints.input,
  editors: [
    editors.label,
    editors.model,
    {
      path: 'options.type',
      kind: 'select',
      label: { 'zh-CN': '输入框类型', en: 'Kind', vn: 'Loại' },
      choices: [
        { value: 'text', label: { 'zh-CN': '文本', en: 'Text', vn: 'Văn bản' } },
        { value: 'password', label: { 'zh-CN': '密码', en: 'Password', vn: 'Mật khẩu' } },
        { value: 'email', label: { 'zh-CN': '邮箱', en: 'E-mail', vn: 'E-mail' } },
        { value: 'tel', label: { 'zh-CN': '电话', en: 'Phone', vn: 'Điện thoại' } },
        { value: 'url', label: { 'zh-CN': '网址', en: 'Web address', vn: 'Địa chỉ web' } },
      ],
    },
    editors.placeholder,
    editors.defaultValue,
    editors.maxLength,
    { path: 'options.addonBefore', kind: 'text', label: { 'zh-CN': '前缀', en: 'Text before', vn: 'Văn bản trước' } },
    { path: 'options.addonAfter', kind: 'text', label: { 'zh-CN': '后缀', en: 'Text after', vn: 'Văn bản sau' } },
    editors.width,
    editors.help,
    editors.clearable,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
    editors.patterns,
  ],
  Render: InputRender,
  ...inputCode,
});
