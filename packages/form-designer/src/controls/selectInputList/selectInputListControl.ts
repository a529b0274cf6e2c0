import BallotIcon from '@mui/icons-material/Ballot';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { valueRules } from '../valueRules';
import { SelectInputListRender } from './SelectInputListRender';
import { selectInputListCode } from './selectInputListCode';

export const selectInputListControl = defineControl<OptionsOf<'selectInputList'>>({
  type: 'selectInputList',
  group: 'basic',
  icon: BallotIcon,
  name: { en: 'Choices with fields', 'zh-CN': '选择输入列', vn: 'Lựa chọn kèm ô nhập' },
  options: resolveOptions<'selectInputList'>,
  defaults: blueprints.selectInputList,
  editors: [
    editors.label,
    editors.model,
    editors.columns,
    editors.multiple,
    editors.width,
    editors.help,
    editors.showLabel,
    editors.hidden,
    editors.disabled,
  ],
  Render: SelectInputListRender,
  slots: 'columns',
  ...valueRules.selectInputList,
  height: 96,
  ...selectInputListCode,
});
