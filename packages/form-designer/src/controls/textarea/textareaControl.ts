import NotesIcon from '@mui/icons-material/Notes';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { TextareaRender } from './TextareaRender';
import { textareaCode } from './textareaCode';

export const textareaControl = defineControl<OptionsOf<'textarea'>>({
  type: 'textarea',
  group: 'basic',
  icon: NotesIcon,
  name: { en: 'Text area', 'zh-CN': '文本框', vn: 'Vùng văn bản' },
  options: resolveOptions<'textarea'>,
  defaults: blueprints.textarea,
  editors: [
    editors.label,
    editors.model,
    editors.placeholder,
    editors.defaultValue,
    {
      path: 'options.minRows',
      kind: 'number',
      min: 1,
      step: 1,
      label: { en: 'Lines at least', 'zh-CN': '最小行数', vn: 'Số dòng tối thiểu' },
    },
    { path: 'options.maxRows', kind: 'number', min: 1, step: 1, label: { en: 'Lines at most', 'zh-CN': '最大行数', vn: 'Số dòng tối đa' } },
    editors.maxLength,
    editors.width,
    editors.help,
    editors.clearable,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
    editors.patterns,
  ],
  Render: TextareaRender,
  height: 112,
  ...textareaCode,
});
