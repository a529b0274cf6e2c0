import * as z from 'zod';
import { crud } from '../core/crud';
import { listOf, namedShape, optionalText, text } from '../core/wire';
import { zoneId } from './dataZone';

/** Games that zones can follow, with the words that works of them are known by and the channels they are looked for in. */
export const channelGameApi = crud({
  path: 'channelGame',
  permission: 'channel_game_manager',
  noun: 'game',
  row: {
    ...namedShape,
    words: z.array(z.string()),
    webIds: z.array(z.number().int()),
    /** Channels whose zones follow it. */
    followedIn: z.array(z.number().int()),
    createTime: z.string(),
  },
  draft: {
    name: text(100),
    enName: optionalText(100).optional(),
    vnName: optionalText(100).optional(),
    words: z.array(text(50)).min(1).max(20),
    webIds: z.array(zoneId()).min(1).max(7),
  },
  filter: { searchValue: optionalText(100).optional(), webId: listOf(zoneId(), 7).optional() },
  sort: ['name', 'createTime'],
});
