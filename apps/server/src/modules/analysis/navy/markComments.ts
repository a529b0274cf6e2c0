import { navyLimits } from '@backlot/contract';
import { eq, gte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { commentChannelDaily } from '../../../tables/analysis/commentCounts';
import { navyComments, navyRuns } from '../../../tables/analysis/navy';
import { comments } from '../../../tables/collection/comment';
import { lockChannel, onDays } from '../../collection/comments';
import { addDays } from '../../system/country';
import { counts } from '../comment';

/** Names that channels give to accounts whose owner has not chosen one. */
const givenName = '^(user|guest|id|用户|khach)[ _.-]?[0-9]{4,}$';

/** The longest range, and the days that have begun somewhere. */
const days = 31;

/**
 * Looks for signs among all comments that each channel has of the last month, and keeps those of accounts of which one is suspected.
 * What a comment is does not depend on who asks, nor on how much is asked for.
 */
export async function markComments(db: Db, now = new Date()): Promise<void> {
  const fromDay = addDays(now.toISOString().slice(0, 10), -days);
  const { webId, day } = commentChannelDaily;
  const channels = await db.selectDistinct({ webId }).from(commentChannelDaily).where(gte(day, fromDay));
  const spoken = channels.map((channel) => channel.webId);
  for (const channel of spoken) {
    await db.transaction((tx) => markChannel(tx, { webId: channel, fromDay, now }));
    await db.transaction((tx) => dropGone(tx, channel));
  }
  await db.delete(navyComments).where(spoken.length > 0 ? notInArray(navyComments.webId, spoken) : undefined);
}

/** Whoever was erased while comments were looked through has none any more: the channel is locked by who erases. */
async function dropGone(tx: Db, webId: number): Promise<void> {
  await lockChannel(tx, webId);
  await tx.execute(sql`set local statement_timeout = '10min'`);
  // Each is asked for by itself, in its month: joined, all comments of all months would be read.
  await tx.execute(sql`delete from ${navyComments} where ${navyComments.webId} = ${webId} and not exists (
    select from ${comments} where ${comments.id} = ${navyComments.commentId} and ${comments.commentTime} = ${navyComments.commentTime} offset 0)`);
}

async function markChannel(tx: Db, { webId, fromDay, now }: { webId: number; fromDay: string; now: Date }): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '30min'`);
  await tx.execute(sql`set local work_mem = '64MB'`);
  await tx.delete(navyComments).where(eq(navyComments.webId, webId));
  await tx.execute(sql`
    with said as materialized (
      select id, at, up_id, work_id, "day", who, is_named, empty_profile, slot, case when length(plain) >= ${navyLimits.letters} then hashtextextended(plain, 0) end words
      from (
        select ${comments.id} id, ${comments.commentTime} as at, ${comments.upId} up_id, ${comments.workId} work_id, ${comments.day} "day",
          coalesce(${comments.authorPlatformId}, ${comments.authorName}) who, ${comments.authorPlatformId} is null is_named,
          ${comments.authorName} ~* ${givenName}::text empty_profile, floor(extract(epoch from ${comments.commentTime}) / 300) slot,
          regexp_replace(lower(${comments.content}), '[[:space:][:punct:]]+', '', 'g') plain
        from ${comments} where ${comments.webId} = ${webId} and ${counts} and ${onDays({ fromDay })}) read),
    same as (select words from said where words is not null group by words having count(distinct who) >= ${navyLimits.authors}),
    bursts as (select work_id, slot from said group by work_id, slot having count(*) >= ${navyLimits.burst}),
    wide as (select who from said group by who having count(distinct work_id) >= ${navyLimits.works} and count(distinct up_id) >= ${navyLimits.creators}),
    signed as (
      select said.*, same.words is not null same_words, bursts.slot is not null burst, wide.who is not null many_works
      from said left join same on same.words = said.words left join bursts on bursts.work_id = said.work_id and bursts.slot = said.slot
        left join wide on wide.who = said.who),
    judged as materialized (
      select signed.*, same_words::int + burst::int + many_works::int + empty_profile::int >= ${navyLimits.signs} suspected from signed)
    insert into ${navyComments} (web_id, comment_id, comment_time, up_id, work_id, "day", who, is_named, same_words, burst, many_works, empty_profile, suspected)
    select ${webId}::int, id, at, up_id, work_id, "day", who, is_named, same_words, burst, many_works, empty_profile, suspected
    from judged where who in (select who from judged where suspected)`);
  await tx
    .insert(navyRuns)
    .values({ webId, markTime: now })
    .onConflictDoUpdate({ target: navyRuns.webId, set: { markTime: now } });
}
