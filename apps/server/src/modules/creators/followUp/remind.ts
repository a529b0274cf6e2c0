import { followUpLife } from '@backlot/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { defineJob } from '../../../jobs/defineJob';
import type { Services } from '../../../services';
import { upFollowUps, ups } from '../../../tables/creators/creator';
import { tell } from '../../base/notice';
import { inLanguages } from '../../base/sight';
import { localDay } from '../../system/country';

type Reminding = Pick<Services, 'database' | 'events'>;

/** Reminds of each planned contact once, from eight in the morning of its day in the creator's country. Answers how many. */
export async function remindOfFollowUps(services: Reminding, now = new Date()): Promise<number> {
  const { db } = services.database;
  // Eight in the morning is the beginning of the day for whoever looks eight hours earlier.
  const today = localDay(sql`${new Date(now.getTime() - morningMs).toISOString()}::timestamptz`, ups.country);
  const due = await db
    .select({ id: upFollowUps.id })
    .from(upFollowUps)
    .innerJoin(ups, and(eq(ups.id, upFollowUps.upId), ne(ups.status, 2)))
    .where(and(inState(followUpLife, upFollowUps, 'planned'), isNull(upFollowUps.remindTime), sql`${upFollowUps.nextDate} <= ${today}`))
    .orderBy(upFollowUps.id)
    .limit(1000);
  let told = 0;
  for (const { id } of due) told += await db.transaction((tx) => remind(tx, { id, now, services }));
  return told;
}

const morningMs = 8 * 3_600_000;

async function remind(tx: Db, { id, now, services }: { id: string; now: Date; services: Reminding }): Promise<number> {
  // Only while it is still planned and nobody else has told it.
  const [row] = await tx
    .update(upFollowUps)
    .set({ remindTime: now })
    .where(and(eq(upFollowUps.id, id), inState(followUpLife, upFollowUps, 'planned'), isNull(upFollowUps.remindTime)))
    .returning();
  const [up] = row ? await tx.select().from(ups).where(eq(ups.id, row.upId)) : [];
  if (!row?.personId || !up) return 0;
  await tell(tx, services, {
    noticeClass: 3,
    type: noticeType,
    extraParam: { upId: row.upId, upTypeId: String(up.upTypeId) },
    userIds: [row.personId],
    texts: inLanguages(
      { en: `Follow up today: ${up.nickname}`, 'zh-CN': `今日跟进：${up.nickname}`, vn: `Liên hệ hôm nay: ${up.nickname}` },
      { en: row.content, 'zh-CN': row.content, vn: row.content },
    ),
  });
  return 1;
}

/** What the notice is about: the console opens the creator `extraParam.upId`. */
const noticeType = 25;

export const remindOfFollowUpsJob = defineJob({
  name: 'remind-of-follow-ups',
  names: { en: 'Remind of follow-ups', 'zh-CN': '提醒当日跟进', vn: 'Nhắc lịch liên hệ' },
  cron: '2 * * * *',
  run: async (services) => void (await remindOfFollowUps(services)),
});
