import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { GridRender } from './GridRender';
import { gridCode } from './gridCode';

export const gridControl = defineControl<OptionsOf<'grid'>>({
  type: 'grid',
  group: 'layout',
  icon: ViewColumnIcon,
  name: { en: 'Grid', 'zh-CN': '栅格布局', vn: 'Lưới' },
  options: resolveOptions<'grid'>,
  defaults: blueprints.grid,
  editors: [
    editors.spans,
    { path: 'options.gutter', kind: 'number', min: 0, step: 1, label: { en: 'Gap', 'zh-CN': '栅格间距', vn: 'Khoảng cách' } },
  ],
  Render: GridRender,
  isBare: true,
  slots: 'columns',
  height: 0,
  ...gridCode,
});
