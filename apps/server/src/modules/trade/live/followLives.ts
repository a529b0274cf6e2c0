import { liveLife } from '@backlot/contract';
import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { defineJob } from '../../../jobs/defineJob';
import type { Services } from '../../../services';
import { ups } from '../../../tables/creators/creator';
import { lives } from '../../../tables/trade/live';
import { noteEvent } from '../../base/lifeCycle';
import { noticeTypes } from '@backlot/contract';
import { tell } from '../../base/notice';
import { inLanguages } from '../../base/sight';
import { transition } from '../../base/transition';
import { countryOf } from '../../system/country';
import type { Live } from './policy';
import { life } from './store';

type Following = Pick<Services, 'database' | 'events' | 'log'>;

/** How long before it begins its BD is reminded of a live. */
const remindMs = 60 * 60_000;

/** Lives go on air and end by the clock, and their BDs are reminded an hour before, once. */
export async function followLives(services: Following, now = new Date()): Promise<void> {
  const soon = and(lte(lives.beginTime, new Date(now.getTime() + remindMs)), gt(lives.beginTime, now), isNull(lives.remindTime));
  await eachDue(services, and(inState(liveLife, lives, 'planned'), soon), (tx, live) => remind(tx, live, { services, now }));
  await eachDue(services, and(inState(liveLife, lives, 'planned'), lte(lives.beginTime, now)), (tx, row) =>
    transition(tx, { ...life, row, event: 'start' }),
  );
  await eachDue(services, and(inState(liveLife, lives, 'onAir'), lte(lives.endTime, now)), (tx, row) =>
    transition(tx, { ...life, row, event: 'finish' }),
  );
}

/** Each in a transaction of its own, and only while it still is so; a fault of one does not hold up the others. */
async function eachDue(
  { database: { db }, log }: Following,
  isDue: SQL | undefined,
  act: (tx: Db, live: Live) => Promise<void>,
): Promise<void> {
  const due = await db.select({ id: lives.id }).from(lives).where(isDue).orderBy(asc(lives.id)).limit(500);
  for (const { id } of due) {
    try {
      await db.transaction(async (tx) => {
        const [live] = await tx
          .select()
          .from(lives)
          .where(and(eq(lives.id, id), isDue))
          .for('update');
        if (live) await act(tx, live);
      });
    } catch (error) {
      log.warn({ err: error, live: id }, 'live');
    }
  }
}

async function remind(tx: Db, live: Live, { services, now }: { services: Following; now: Date }): Promise<void> {
  await tx
    .update(lives)
    .set({ remindTime: now, version: sql`${lives.version} + 1`, updateTime: sql`now()` })
    .where(eq(lives.id, live.id));
  await noteEvent(tx, { action: 'live.remind', object: `live:${live.id}` });
  const [up] = await tx.select({ nickname: ups.nickname }).from(ups).where(eq(ups.id, live.upId));
  const name = up?.nickname ?? '';
  const begins = clockIn(live.country, live.beginTime);
  const line = `${live.liveTitle} · ${live.liveNo}`;
  await tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.live,
    extraParam: { id: live.id, upId: live.upId },
    userIds: [live.bdId],
    texts: inLanguages(
      { en: `On air at ${begins}: ${name}`, 'zh-CN': `${begins} 开播：${name}`, vn: `Lên sóng lúc ${begins}: ${name}` },
      { en: line, 'zh-CN': line, vn: line },
    ),
  });
}

/** The time of day in a country: `20:00`. */
const clockIn = (country: string, time: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: countryOf(country).timeZone, hour: '2-digit', minute: '2-digit' }).format(time);

export const followLivesJob = defineJob({
  name: 'follow-lives',
  names: {
    en: 'Follow live broadcasts, remind before they begin',
    'zh-CN': '跟进直播，开播前提醒',
    vn: 'Theo dõi phiên live, nhắc trước giờ phát',
  },
  cron: '* * * * *',
  run: followLives,
});
