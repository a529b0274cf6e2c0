import type { OutputOf, upApi } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { Language } from '../../../../db/Language';
import { nameIn } from '../../../../http/requests/nameIn';
import { channelGames } from '../../../../tables/analysis/zone';
import { works } from '../../../../tables/creators/creator';

/** The games that the works of a creator are about, by their words in texts and hashtags; most works first. */
export async function gamesOf(db: Db, upId: string, language: Language): Promise<OutputOf<typeof upApi.games>> {
  const told = sql`folded(coalesce(${works.descr}, '') || ' ' || array_to_string(${works.hashtags}, ' '))`;
  const isAbout = sql`${works.webId} = any(${channelGames.webIds}) and exists
    (select 1 from unnest(${channelGames.words}) word where ${told} like '%' || folded(word) || '%')`;
  const rows = await db
    .select({
      id: channelGames.id,
      name: channelGames.name,
      enName: channelGames.enName,
      vnName: channelGames.vnName,
      works: sql<number>`count(*)::int`,
      views: sql<string | null>`sum(${works.views})`,
      likes: sql<string | null>`sum(${works.likes})`,
      lastPostTime: sql<string>`to_char(max(${works.postTime}) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`,
    })
    .from(channelGames)
    .innerJoin(works, sql`${eq(works.upId, upId)} and ${isAbout}`)
    .where(sql`${channelGames.status} = 0`)
    .groupBy(channelGames.id)
    .orderBy(sql`count(*) desc`, channelGames.id)
    .limit(20);
  return rows.map(({ id, works: count, views, likes, lastPostTime, ...named }) => ({
    game: { id, name: nameIn(language, named) },
    works: count,
    views: views === null ? null : Number(views),
    likes: likes === null ? null : Number(likes),
    lastPostTime,
  }));
}
