import WebAssetIcon from '@mui/icons-material/WebAsset';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { CardRender } from './CardRender';
import { cardCode } from './cardCode';

export const cardControl = defineControl<OptionsOf<'card'>>({
  type: 'card',
  group: 'layout',
  icon: WebAssetIcon,
  name: { en: 'Card', 'zh-CN': '卡片布局', vn: 'Thẻ' },
  options: resolveOptions<'card'>,
  defaults: blueprints.card,
  editors: [editors.label],
  Render: CardRender,
  isBare: true,
  slots: 'list',
  height: 64,
  ...cardCode,
});
