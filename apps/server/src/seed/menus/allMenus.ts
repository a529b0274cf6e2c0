import { channelMenus } from './channel';
import { marketingMenus } from './marketing';
import type { MenuSeed } from './menuSeed';
import { noticeMenus } from './notices';
import { systemMenus } from './system';

/** Menus of built screens only, so that no one meets a dead page. */
export const allMenus: readonly MenuSeed[] = [...marketingMenus, ...channelMenus, ...noticeMenus, ...systemMenus];
