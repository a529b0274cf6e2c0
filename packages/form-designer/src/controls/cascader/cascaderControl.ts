import SubdirectoryArrowRightIcon from '@mui/icons-material/SubdirectoryArrowRight';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { CascaderRender } from './CascaderRender';
import { cascaderCode } from './cascaderCode';

export const cascaderControl = defineControl<OptionsOf<'cascader'>>({
  type: 'cascader',
  group: 'basic',
  icon: SubdirectoryArrowRightIcon,
  name: { en: 'Cascader', 'zh-CN': '级联选择器', vn: 'Chọn theo cấp' },
  options: resolveOptions<'cascader'>,
  defaults: blueprints.cascader,
  editors: [
    editors.label,
    editors.model,
    editors.placeholder,
    editors.defaultValue,
    editors.tree,
    editors.dynamic,
    editors.dynamicKey,
    editors.help,
    editors.clearable,
    editors.showSearch,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
  ],
  Render: CascaderRender,
  ...cascaderCode,
});
