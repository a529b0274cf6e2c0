import ArrowDropDownCircleIcon from '@mui/icons-material/ArrowDropDownCircle';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { SelectRender } from './SelectRender';
import { selectCode } from './selectCode';

export const selectControl = defineControl<OptionsOf<'select'>>({
  type: 'select',
  group: 'basic',
  icon: ArrowDropDownCircleIcon,
  name: { en: 'Select', 'zh-CN': '下拉选择器', vn: 'Hộp chọn' },
  options: resolveOptions<'select'>,
  defaults: blueprints.select,
  editors: [
    editors.label,
    editors.model,
    editors.placeholder,
    editors.multiple,
    editors.defaultValue,
    editors.choices,
    editors.dynamic,
    editors.dynamicKey,
    editors.width,
    editors.help,
    editors.clearable,
    editors.showSearch,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
  ],
  Render: SelectRender,
  ...selectCode,
});
