import { analysisMenus } from './analysis';
import { channelMenus } from './channel';
import { collectionMenus } from './collection';
import { commentMenus } from './comments';
import { creatorMenus } from './creators';
import { marketingMenus } from './marketing';
import { merchantMenus } from './merchants';
import type { MenuSeed } from './menuSeed';
import { moneyMenus } from './money';
import { noticeMenus } from './notices';
import { resultMenus } from './results';
import { ruleMenus } from './rules';
import { settlementMenus } from './settlement';
import { systemMenus } from './system';
import { tradeMenus } from './trade';

/** Menus of built screens only, so that no one meets a dead page. */
export const allMenus: readonly MenuSeed[] = [
  ...marketingMenus,
  ...tradeMenus,
  ...creatorMenus,
  ...analysisMenus,
  ...merchantMenus,
  ...moneyMenus,
  ...ruleMenus,
  ...settlementMenus,
  ...resultMenus,
  ...channelMenus,
  ...collectionMenus,
  ...commentMenus,
  ...noticeMenus,
  ...systemMenus,
];
