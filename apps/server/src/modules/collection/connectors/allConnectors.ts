import type { Connector } from './connector';
import { shopee } from './shopee/shopee';
import { tiktokDisplay } from './tiktokDisplay/tiktokDisplay';
import { instagram } from './instagram/instagram';
import { tiktokResearch } from './tiktokResearch/tiktokResearch';
import { tiktokShop } from './tiktokShop/tiktokShop';
import { youtube } from './youtube/youtube';

/** The ways to channels that this server knows. */
export const allConnectors: readonly Connector[] = [tiktokDisplay, tiktokShop, shopee, youtube, instagram, tiktokResearch];
