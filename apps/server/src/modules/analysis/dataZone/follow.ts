import { type dataZoneApi, followKinds, keywordLibraryLife, type OutputOf, type ParsedInputOf } from '@backlot/contract';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { contains } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { Refusal } from '../../../http/answers/refusal';
import { keywordLibraries, keywords } from '../../../tables/analysis/keyword';
import { channelGames, zoneFollows } from '../../../tables/analysis/zone';
import { ups } from '../../../tables/creators/creator';
import { note } from '../../base/crud';
import type { Viewer } from '../../base/sight';
import { purposes } from '../../collection/comments';
import { upsInSight } from '../../creators/creator';
import { findFollow } from './findFollow';

type Choice = OutputOf<typeof dataZoneApi.choices>[number];
type Wish = ParsedInputOf<typeof dataZoneApi.choices>;

const most = 20;

/** What could be followed: games of the channel, creators in sight, words of enabled libraries that comments are watched with. */
export async function choicesFor(db: Db, { webId, kind, searchValue, id }: Wish & { id?: string }, viewer: Viewer): Promise<Choice[]> {
  const isFree = (column: PgColumn): SQL =>
    sql`not exists (select 1 from ${zoneFollows} f where f.web_id = ${webId} and f.kind = ${kind} and f.object_id = ${column} and f.status <> 2)`;
  const which = (column: PgColumn) => (id === undefined ? isFree(column) : eq(column, id));
  if (kind === followKinds.game) {
    const rows = await db
      .select()
      .from(channelGames)
      .where(
        and(
          ne(channelGames.status, 2),
          sql`${channelGames.webIds} @> array[${webId}::int]`,
          which(channelGames.id),
          searchValue ? containsName(channelGames, searchValue) : undefined,
        ),
      )
      .orderBy(asc(channelGames.name), asc(channelGames.id))
      .limit(most);
    return rows.map(({ words, ...game }) => ({
      id: game.id,
      name: game.name,
      enName: game.enName,
      vnName: game.vnName,
      note: words.join(', '),
    }));
  }
  if (kind === followKinds.creator) {
    const rows = await db
      .select({ id: ups.id, name: ups.nickname, note: ups.upNumber })
      .from(ups)
      .where(
        and(
          ne(ups.status, 2),
          eq(ups.webId, webId),
          upsInSight(viewer),
          which(ups.id),
          searchValue ? or(contains(ups.nickname, searchValue), contains(ups.upNumber, searchValue)) : undefined,
        ),
      )
      .orderBy(sql`${ups.fansNum} desc nulls last`, asc(ups.id))
      .limit(most);
    return rows.map((row) => ({ ...row, enName: null, vnName: null }));
  }
  const rows = await db
    .select({ id: keywords.id, name: keywords.word, note: keywordLibraries.libraryName })
    .from(keywords)
    .innerJoin(keywordLibraries, eq(keywordLibraries.id, keywords.libraryId))
    .where(
      and(
        ne(keywords.status, 2),
        ne(keywordLibraries.status, 2),
        inState(keywordLibraryLife, keywordLibraries, 'enabled'),
        inArray(keywordLibraries.purpose, [purposes.monitor, purposes.sensitive]),
        sql`(cardinality(${keywordLibraries.scope}) = 0 or ${keywordLibraries.scope} @> array[${webId}::int])`,
        which(keywords.id),
        searchValue ? contains(keywords.word, searchValue) : undefined,
      ),
    )
    .orderBy(sql`${keywords.hitCount} desc`, asc(keywords.id))
    .limit(most);
  return rows.map((row) => ({ ...row, enName: null, vnName: null }));
}

/** Follows something that may be chosen here; 1020002 for what may not, 1031101 for what is followed already. */
export async function follow(tx: Db, { webId, kind, objectId }: ParsedInputOf<typeof dataZoneApi.follow>, viewer: Viewer) {
  const [choice] = await choicesFor(tx, { webId, kind, id: objectId }, viewer);
  if (!choice) throw new Refusal('notFound', {}, { field: 'objectId' });
  const [row] = await tx
    .insert(zoneFollows)
    .values({ webId, kind, objectId, createUser: viewer.caller.userId })
    .onConflictDoNothing()
    .returning({ id: zoneFollows.id });
  if (!row) throw new Refusal('alreadyFollowed');
  await note(tx, {
    actor: viewer,
    action: 'dataZone.follow',
    object: `follow:${row.id}`,
    detail: { webId, kind, objectId, name: choice.name },
  });
  return row;
}

export async function unfollow(tx: Db, favId: string, viewer: Viewer): Promise<void> {
  const { webId, kind, objectId } = await findFollow(tx, { favId });
  await tx
    .update(zoneFollows)
    .set({ status: 2, updateTime: new Date(), updateUser: viewer.caller.userId, version: sql`${zoneFollows.version} + 1` })
    .where(eq(zoneFollows.id, favId));
  await note(tx, { actor: viewer, action: 'dataZone.unfollow', object: `follow:${favId}`, detail: { webId, kind, objectId } });
}
