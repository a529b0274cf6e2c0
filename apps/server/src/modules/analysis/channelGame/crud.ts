import { channelGameWords } from '@backlot/contract/words/analysis/channelGame';
import { inUtc } from '../../../http/parts/inUtc';
import { channelGameApi, followKinds } from '@backlot/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { fold } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { presentTime } from '../../../db/presentTime';
import { nameIn } from '../../../http/requests/nameIn';
import { actionsOf } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { channelGames, zoneFollows } from '../../../tables/analysis/zone';
import { createCrud } from '../../base/crud';
import { mayLookInto } from '../../collection/comments';

const { name, createTime } = channelGames;

/** Games that zones can follow. */
export const gameCrud = (services: Services) =>
  createCrud(services, {
    api: channelGameApi,
    area: 'channelGame',
    permission: 'channel_game_manager',
    table: channelGames,
    notFound: 'notFound',
    sorts: { name, createTime },
    fallback: { by: createTime, order: 'descend' },
    filter: async ({ searchValue, webId }) =>
      and(
        searchValue
          ? or(
              containsName(channelGames, searchValue),
              sql`folded(array_to_string(${channelGames.words}, ' ')) like '%' || folded(${likely(searchValue)}::text) || '%'`,
            )
          : undefined,
        webId?.length ? sql`${channelGames.webIds} && ${sql.param(webId)}::int[]` : undefined,
      ),
    present: async (db, rows, { caller }) => {
      const followedIn = await zonesOf(
        db,
        rows.map(({ id }) => id),
      );
      const can = actionsOf(caller, 'channel_game_manager');
      return rows.map((row) => ({
        ...row,
        can,
        followedIn: (followedIn.get(row.id) ?? []).filter((webId) => mayLookInto(caller, webId)),
        createTime: presentTime(row.createTime),
      }));
    },
    isSerial: true,
    unique: [{ field: 'name', reason: 'gameExists' }],
    check: async (tx, { draft, before }) => {
      await refuseTakenWord(tx, draft.words, before?.id);
      const lost = before?.webIds.filter((webId) => !draft.webIds.includes(webId)) ?? [];
      if (before && lost.length > 0 && (await zonesOf(tx, [before.id])).get(before.id)?.some((webId) => lost.includes(webId)))
        throw new Refusal('gameFollowed', {}, { field: 'webIds' });
    },
    removing: async (tx, { id }) => {
      if ((await zonesOf(tx, [id])).size > 0) throw new Refusal('gameFollowed');
    },
    columns: [
      { field: 'name', header: channelGameWords.name, value: (row, language) => nameIn(language, row) },
      { field: 'words', header: channelGameWords.words, value: ({ words }) => words.join(', ') },
      {
        field: 'webIds',
        header: channelGameWords.webIds,
        value: ({ webIds }, _, wordOf) => webIds.map((webId) => wordOf('webId', webId)).join(', '),
      },
      {
        field: 'followedIn',
        header: channelGameWords.followedIn,
        value: ({ followedIn }, _, wordOf) => followedIn.map((webId) => wordOf('webId', webId)).join(', '),
      },
      { field: 'createTime', header: inUtc(channelGameWords.createTime), value: (row) => row.createTime },
    ],
  });

const likely = (term: string) => term.replaceAll(/[%_\\]/g, String.raw`\$&`);

/** A word that two games have would count a work for both of them. */
async function refuseTakenWord(tx: Db, words: readonly string[], exceptId: string | undefined): Promise<void> {
  const wanted = new Map(words.map((word) => [fold(word), word]));
  const others = await tx
    .select({ name, words: channelGames.words })
    .from(channelGames)
    .where(and(ne(channelGames.status, 2), exceptId ? ne(channelGames.id, exceptId) : undefined));
  for (const other of others)
    for (const word of other.words) {
      const taken = wanted.get(fold(word));
      if (taken) throw new Refusal('gameWordTaken', { word: taken, name: other.name }, { field: 'words' });
    }
}

/** Channels whose zones follow games. */
async function zonesOf(db: Db, ids: readonly string[]): Promise<Map<string, number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: zoneFollows.objectId, webId: zoneFollows.webId })
    .from(zoneFollows)
    .where(and(eq(zoneFollows.kind, followKinds.game), ne(zoneFollows.status, 2), inIds(zoneFollows.objectId, ids)));
  const found = new Map<string, number[]>();
  for (const { id, webId } of rows)
    found.set(
      id,
      [...(found.get(id) ?? []), webId].toSorted((a, b) => a - b),
    );
  return found;
}
