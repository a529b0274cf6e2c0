import ArticleIcon from '@mui/icons-material/Article';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { EditorRender } from './EditorRender';
import { editorCode } from './editorCode';

export const editorControl = defineControl<OptionsOf<'editor'>>({
  type: 'editor',
  group: 'basic',
  icon: ArticleIcon,
  name: { en: 'Rich text', 'zh-CN': '富文本', vn: 'Văn bản định dạng' },
  options: resolveOptions<'editor'>,
  defaults: blueprints.editor,
  editors: [
    editors.label,
    editors.model,
    editors.placeholder,
    { ...editors.defaultValue, kind: 'multiline' },
    { path: 'options.height', kind: 'number', min: 80, max: 2000, step: 1, label: { en: 'Height', 'zh-CN': '高度', vn: 'Chiều cao' } },
    {
      path: 'options.chinesization',
      kind: 'switch',
      label: { en: 'Chinese editor (original only)', 'zh-CN': '中文界面', vn: 'Trình soạn thảo tiếng Trung (chỉ bản gốc)' },
    },
    editors.width,
    editors.help,
    editors.showLabel,
    editors.hidden,
    editors.disabled,
    editors.required,
  ],
  Render: EditorRender,
  height: 300,
  ...editorCode,
});
