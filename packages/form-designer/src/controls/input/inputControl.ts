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
  name: { en: 'Text field', 'zh-CN': '输入框', vn: 'Ô nhập' },
  options: resolveOptions<'input'>,
  defaults: blueprints.input,
  editors: [
    editors.label,
    editors.model,
    {
      path: 'options.type',
      kind: 'select',
      label: { en: 'Kind', 'zh-CN': '输入框类型', vn: 'Loại' },
      choices: [
        { value: 'text', label: { en: 'Text', 'zh-CN': '文本', vn: 'Văn bản' } },
        { value: 'password', label: { en: 'Password', 'zh-CN': '密码', vn: 'Mật khẩu' } },
        { value: 'email', label: { en: 'E-mail', 'zh-CN': '邮箱', vn: 'E-mail' } },
        { value: 'tel', label: { en: 'Phone', 'zh-CN': '电话', vn: 'Điện thoại' } },
        { value: 'url', label: { en: 'Web address', 'zh-CN': '网址', vn: 'Địa chỉ web' } },
      ],
    },
    editors.placeholder,
    editors.defaultValue,
    editors.maxLength,
    { path: 'options.addonBefore', kind: 'text', label: { en: 'Text before', 'zh-CN': '前缀', vn: 'Văn bản trước' } },
    { path: 'options.addonAfter', kind: 'text', label: { en: 'Text after', 'zh-CN': '后缀', vn: 'Văn bản sau' } },
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
