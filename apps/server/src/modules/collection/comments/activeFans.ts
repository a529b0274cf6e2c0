import { blackFanLife } from '@backlot/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { blackFans } from '../../../tables/analysis/blackFan';

export type BlackFan = typeof blackFans.$inferSelect;

/** The authors of some comments who are on the blacklist, by their ids of the channel. */
export async function activeFans(
  db: Db,
  webId: number,
  items: readonly { authorPlatformId: string | null }[],
): Promise<Map<string, BlackFan>> {
  const authors = [...new Set(items.flatMap(({ authorPlatformId }) => authorPlatformId ?? []))];
  if (authors.length === 0) return new Map();
  const rows = await db
    .select()
    .from(blackFans)
    .where(
      and(
        eq(blackFans.webId, webId),
        inArray(blackFans.fanPlatformId, authors),
        ne(blackFans.status, 2),
        inState(blackFanLife, blackFans, 'active'),
      ),
    );
  return new Map(rows.map((fan) => [fan.fanPlatformId, fan]));
}
