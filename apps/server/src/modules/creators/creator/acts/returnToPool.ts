import { and, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { Services } from '../../../../services';
import { noteEvent } from '../../../base/lifeCycle';
import { tell } from '../../../base/notice';
import { inLanguages } from '../../../base/sight';
import { poolDays, poolWarnDays } from './limits';
import { openSubmissions, openSubmissionsOf } from '../lists/submissions';
import { upOwnerHistory, ups } from '../../../../tables/creators/creator';
import { untouched } from '../lists/untouched';

const atOnce = 1000;

/** Warns owners of creators without a follow-up for 53 days, once, and returns those without one for 60 days to the public pool (domain/life-cycles 3.16). */
export async function returnToPool(services: Pick<Services, 'database' | 'events'>, most = atOnce): Promise<void> {
  await returnUntouched(services.database.db, most);
  await warnOwners(services);
}

/** A creator with open submissions stays with its BD until they are through. */
async function returnUntouched(db: Db, most: number): Promise<void> {
  // Without those that stay: a thousand of them would keep all others from their turn.
  const due = await db
    .select({ id: ups.id })
    .from(ups)
    .where(and(untouched(poolDays), notExists(openSubmissionsOf(db, ups.id))))
    .limit(most);
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(ups)
        .where(and(sql`${ups.id} = ${id}`, untouched(poolDays)))
        .for('update');
      if (!row || (await openSubmissions(tx, id)).length > 0) return;
      await tx
        .update(ups)
        .set({ bdId: null, ownTime: null, poolWarnTime: null, version: sql`${ups.version} + 1`, updateTime: sql`now()` })
        .where(sql`${ups.id} = ${id}`);
      await tx.insert(upOwnerHistory).values({ upId: id, fromBdId: row.bdId, action: 'expire', reason: String(poolDays) });
      await noteEvent(tx, { action: 'up.expire', object: `up:${id}`, from: 'owned', to: 'pool' });
    });
  }
}

async function warnOwners({ database: { db }, events }: Pick<Services, 'database' | 'events'>): Promise<void> {
  await db.transaction(async (tx) => {
    const warned = await tx
      .update(ups)
      .set({ poolWarnTime: sql`now()` })
      .where(and(untouched(poolWarnDays), isNull(ups.poolWarnTime)))
      .returning({ id: ups.id, bdId: ups.bdId, nickname: ups.nickname, webId: ups.webId, upTypeId: ups.upTypeId });
    for (const { id, bdId, nickname, upTypeId } of warned) {
      if (bdId === null) continue;
      await tell(
        tx,
        { events },
        {
          noticeClass: 3,
          type: noticeType,
          extraParam: { upId: id, upTypeId: String(upTypeId) },
          userIds: [bdId],
          texts: inLanguages(
            { en: 'A creator returns to the pool soon', 'zh-CN': '达人即将回到公海', vn: 'KOL sắp trở lại nguồn chung' },
            {
              en: `${nickname} has had no follow-up for ${poolWarnDays} days and returns to the pool in ${poolDays - poolWarnDays} days.`,
              'zh-CN': `${nickname} 已 ${poolWarnDays} 天没有跟进，${poolDays - poolWarnDays} 天后回到公海。`,
              vn: `${nickname} không được theo dõi ${poolWarnDays} ngày và sẽ trở lại nguồn chung sau ${poolDays - poolWarnDays} ngày.`,
            },
          ),
        },
      );
    }
  });
}

/** What the notice is about: the console opens the creator `extraParam.upId`. */
const noticeType = 25;
