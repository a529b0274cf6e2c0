import type { Connector } from './connector';
import { tiktokDisplay } from './tiktokDisplay/tiktokDisplay';
import { instagram } from './instagram/instagram';
import { tiktokResearch } from './tiktokResearch/tiktokResearch';
import { youtube } from './youtube/youtube';

/** The ways to channels that this server knows. */
export const allConnectors: readonly Connector[] = [tiktokDisplay, youtube, instagram, tiktokResearch];
