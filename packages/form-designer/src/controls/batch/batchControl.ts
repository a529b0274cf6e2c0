import TableRowsIcon from '@mui/icons-material/TableRows';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { valueRules } from '../valueRules';
import { BatchRender } from './BatchRender';
import { batchCode } from './batchCode';

export const batchControl = defineControl<OptionsOf<'batch'>>({
  type: 'batch',
  group: 'basic',
  icon: TableRowsIcon,
  name: { en: 'Repeating rows', 'zh-CN': '动态表格', vn: 'Bảng động' },
  options: resolveOptions<'batch'>,
  defaults: blueprints.batch,
  editors: [
    editors.label,
    editors.model,
    editors.scrollY,
    {
      path: 'options.minLimit',
      kind: 'number',
      min: 0,
      step: 1,
      label: { en: 'Rows to start with', 'zh-CN': '最少行数', vn: 'Số dòng ban đầu' },
    },
    { path: 'options.hideSequence', kind: 'switch', label: { en: 'Hide row numbers', 'zh-CN': '隐藏序号', vn: 'Ẩn số thứ tự' } },
    editors.width,
    editors.help,
    editors.showLabel,
    editors.hidden,
    editors.disabled,
    editors.required,
  ],
  Render: BatchRender,
  slots: 'list',
  ...valueRules.batch,
  height: 120,
  ...batchCode,
});
