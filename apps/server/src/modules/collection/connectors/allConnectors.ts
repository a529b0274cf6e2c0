import type { Connector } from './connector';
import { tiktokDisplay } from './tiktokDisplay/tiktokDisplay';
import { youtube } from './youtube/youtube';

/** The ways to channels that this server knows. */
export const allConnectors: readonly Connector[] = [tiktokDisplay, youtube];
