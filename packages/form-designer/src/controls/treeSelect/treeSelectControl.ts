import AccountTreeIcon from '@mui/icons-material/AccountTree';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { TreeSelectRender } from './TreeSelectRender';
import { treeSelectCode } from './treeSelectCode';

export const treeSelectControl = defineControl<OptionsOf<'treeSelect'>>({
  type: 'treeSelect',
  group: 'basic',
  icon: AccountTreeIcon,
  name: { en: 'Tree select', 'zh-CN': '树选择器', vn: 'Chọn dạng cây' },
  options: resolveOptions<'treeSelect'>,
  defaults: blueprints.treeSelect,
  editors: [
    editors.label,
    editors.model,
    editors.placeholder,
    editors.defaultValue,
    editors.tree,
    editors.dynamic,
    editors.dynamicKey,
    editors.help,
    editors.multiple,
    { path: 'options.treeCheckable', kind: 'switch', label: { en: 'With checkboxes', 'zh-CN': '可勾选', vn: 'Có ô chọn' } },
    editors.clearable,
    editors.showSearch,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
  ],
  Render: TreeSelectRender,
  ...treeSelectCode,
});
