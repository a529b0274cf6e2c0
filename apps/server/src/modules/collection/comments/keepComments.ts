import type { Db } from '../../../db/database';
import { insertRows } from '../../../db/insertRows';
import type { Services } from '../../../services';
import { comments } from '../../../tables/collection/comment';
import type { CollectCounts } from '../../../tables/collection/queue';
import { erasedAmong } from '../../creators/channel';
import type { ChannelComment } from '../connectors';
import { commentsWithIds } from './commentsWithIds';
import { countHits, type Hit } from './countHits';
import { activeFans } from './activeFans';
import { keptSince } from './keptSince';
import { knowWords } from './knowWords';
import { knownAmong } from './knownAmong';
import { lockChannel } from './lockChannel';
import { readingFor } from './readingFor';
import { recount } from './recount';
import { warnOfFans } from './warnOfFans';

interface Told {
  webId: number;
  /** Comments as the channel tells them, each with its work. */
  items: readonly (ChannelComment & { work: { id: string; upId: string } })[];
  dataTime: Date;
}

/**
 * The one door for comments of a channel: read, held against libraries and blacklist, kept and counted. Told again, none stands
 * twice, even if the channel tells another time of it than before; what is older than what is known is left aside; what was hidden or
 * deleted here stays so; what is older than comments are kept is left aside too.
 */
export async function keepComments(tx: Db, services: Pick<Services, 'events'>, { webId, items, dataTime }: Told): Promise<CollectCounts> {
  const counts = { read: items.length, added: 0, changed: 0, skipped: 0 };
  if (items.length === 0) return counts;
  const knownOf = async (some: Told['items']) => {
    const rows = await knownAmong(tx, { webId, ids: some.map(({ platformCommentId }) => platformCommentId) });
    return new Map(rows.map((row) => [row.platformCommentId, row]));
  };
  const { dayOf, wordsOf } = await readingFor(tx, { webId, items });
  // Reading what is new takes longest, and nobody of the channel needs to wait for it.
  const seen = await knownOf(items);
  for (const item of items) if (seen.get(item.platformCommentId)?.content !== item.content) wordsOf(item);
  // Whoever is erased meanwhile waits, or is known here.
  await lockChannel(tx, webId);
  const erased = await erasedAmong(
    tx,
    webId,
    items.flatMap(({ authorPlatformId }) => authorPlatformId ?? []),
  );
  const since = await keptSince(tx, webId);
  const isKept = ({ authorPlatformId, commentTime }: ChannelComment) =>
    !erased.has(authorPlatformId ?? '') && (since === undefined || commentTime >= since);
  const told = new Map(items.filter(isKept).map((item) => [item.platformCommentId, item]));
  counts.skipped += items.filter((item) => !isKept(item)).length;
  if (told.size === 0) return counts;
  const known = await knownOf([...told.values()]);
  const fans = await activeFans(tx, webId, items);
  const fresh: (typeof comments.$inferInsert)[] = [];
  // Few, and told of by their ids.
  const ofFans: typeof fresh = [];
  const hits: Hit[] = [];
  const touched: { upId: string; day: string }[] = [];
  const heard = new Set<string>();
  for (const item of told.values()) {
    const { work, likes, replies, parentPlatformId = null } = item;
    const before = known.get(item.platformCommentId);
    const { content, authorName, commentTime } = item;
    const figures = { authorName, likeNum: likes, replyNum: replies, commentTime };
    if (before && (before.dataTime > dataTime || (before.content === content && isSame(before, figures)))) {
      counts.skipped += 1;
      continue;
    }
    counts[before ? 'changed' : 'added'] += 1;
    const day = dayOf(item);
    const upId = before?.upId ?? work.upId;
    if (before && before.day !== day) touched.push({ upId, day: before.day }, { upId, day });
    if (before?.content === content) {
      await tx
        .update(comments)
        .set({ ...figures, day, dataTime })
        .where(commentsWithIds([before.id]));
      continue;
    }
    const words = wordsOf(item);
    touched.push({ upId, day });
    for (const word of words.words) heard.add(word);
    const wasHit = before?.keywordHits ?? [];
    hits.push({ keywordIds: words.keywordHits.filter((id) => !wasHit.includes(id)), time: commentTime });
    if (before) {
      await tx
        .update(comments)
        .set({ ...figures, ...words, day, content, dataTime })
        .where(commentsWithIds([before.id]));
      continue;
    }
    const fan = fans.get(item.authorPlatformId ?? '');
    const whose = { webId, workId: work.id, upId: work.upId, blackFanId: fan?.id ?? null };
    const { platformCommentId, authorPlatformId } = item;
    const said = { platformCommentId, parentPlatformId, authorPlatformId, content };
    (fan ? ofFans : fresh).push({ ...said, ...figures, ...words, ...whose, day, dataTime });
  }
  await knowWords(tx, heard);
  await insertRows(tx, comments, fresh);
  const added = ofFans.length === 0 ? [] : await tx.insert(comments).values(ofFans).returning();
  await countHits(tx, hits, added);
  await recount(tx, webId, touched);
  await warnOfFans(tx, services, { webId, added, fans: [...fans.values()], now: dataTime });
  return counts;
}

const isSame = (row: typeof comments.$inferSelect, figures: Pick<typeof row, 'authorName' | 'likeNum' | 'replyNum' | 'commentTime'>) =>
  row.authorName === figures.authorName &&
  row.likeNum === figures.likeNum &&
  row.replyNum === figures.replyNum &&
  row.commentTime.getTime() === figures.commentTime.getTime();
