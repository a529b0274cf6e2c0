import TableChartIcon from '@mui/icons-material/TableChart';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { TableRender } from './TableRender';
import { tableCode } from './tableCode';

export const tableControl = defineControl<OptionsOf<'table'>>({
  type: 'table',
  group: 'layout',
  icon: TableChartIcon,
  name: { en: 'Table', 'zh-CN': '表格布局', vn: 'Bảng' },
  options: resolveOptions<'table'>,
  defaults: blueprints.table,
  editors: [
    editors.width,
    { path: 'options.bordered', kind: 'switch', label: { en: 'Bordered', 'zh-CN': '显示边框', vn: 'Có viền' } },
    { path: 'options.bright', kind: 'switch', label: { en: 'Highlight rows', 'zh-CN': '鼠标经过点亮', vn: 'Tô sáng dòng' } },
    { path: 'options.small', kind: 'switch', label: { en: 'Compact', 'zh-CN': '紧凑型', vn: 'Gọn' } },
    { path: 'options.customStyle', kind: 'multiline', label: { en: 'Style', 'zh-CN': '表格样式', vn: 'Kiểu dáng' } },
  ],
  Render: TableRender,
  isBare: true,
  slots: 'trs',
  height: 0,
  ...tableCode,
});
