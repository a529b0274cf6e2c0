import { noticeTypes } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import type { comments } from '../../../tables/collection/comment';
import { ups, works } from '../../../tables/creators/creator';
import { tell } from '../../base/notice';
import { inLanguages } from '../../base/sight';
import type { BlackFan } from './activeFans';
import { peopleOfChannel } from './peopleOfChannel';

type Comment = typeof comments.$inferSelect;

/** Older ones are no news: whoever reads a channel for the first time is not told of its past. */
const newsMs = 48 * 3_600_000;

interface Came {
  webId: number;
  added: readonly Comment[];
  fans: readonly BlackFan[];
  now: Date;
}

/** Tells of new comments by blacklist fans: one notice for what a fan wrote under a work, leading to the newest of it. */
export async function warnOfFans(tx: Db, services: Pick<Services, 'events'>, { webId, added, fans, now }: Came): Promise<void> {
  const news = added.filter(({ blackFanId, commentTime }) => blackFanId !== null && now.getTime() - commentTime.getTime() < newsMs);
  const newest = new Map<string, Comment>();
  for (const comment of news) {
    const key = `${comment.blackFanId} ${comment.workId}`;
    const known = newest.get(key);
    if (!known || known.commentTime < comment.commentTime) newest.set(key, comment);
  }
  for (const comment of newest.values()) {
    const fan = fans.find(({ id }) => id === comment.blackFanId);
    const [found] = await tx
      .select({ up: ups, platformWorkId: works.platformWorkId })
      .from(works)
      .innerJoin(ups, eq(ups.id, works.upId))
      .where(eq(works.id, comment.workId));
    if (!fan || !found) continue;
    const { up } = found;
    const name = comment.authorName || fan.fanPlatformId;
    await tell(tx, services, {
      noticeClass: 2,
      webId,
      type: noticeTypes.comment,
      extraParam: {
        id: comment.id,
        workId: comment.workId,
        upId: up.id,
        upTypeId: String(up.upTypeId),
        aweId: found.platformWorkId,
        ...(comment.keywordHits[0] === undefined ? {} : { keywordId: comment.keywordHits[0] }),
      },
      userIds: await peopleOfChannel(tx, { webId, staff: { permission: 'commentInfo.query', country: up.country }, others: [up.bdId] }),
      texts: inLanguages(
        { en: `New comment by blacklist fan ${name}`, 'zh-CN': `黑粉 ${name} 有新评论`, vn: `Fan đen ${name} vừa bình luận` },
        {
          en: `${up.nickname} (level ${fan.level})\n${shortened(comment.content)}`,
          'zh-CN': `${up.nickname}（${fan.level} 级）\n${shortened(comment.content)}`,
          vn: `${up.nickname} (mức ${fan.level})\n${shortened(comment.content)}`,
        },
      ),
    });
  }
}

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 120 ? `${[...line].slice(0, 119).join('')}…` : line;
};
