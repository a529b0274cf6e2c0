import { connectorLife } from '@backlot/contract';
import { and, asc, eq, gt, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups, works } from '../../../tables/creators/creator';
import { announce } from '../queue';
import { daysBefore, terms } from './terms';

const profileObject = 1;
const worksObject = 2;
const ofUp = 1;
const ofWork = 2;
/** What was asked for within a day is not asked for again. */
const pauseDays = 1;
const atOnce = 500;

/** Plans that creators and works whose data nears the end of its time are read again; answers how many jobs. */
export async function planRefresh({ database: { db }, events }: Pick<Services, 'database' | 'events'>, now: Date): Promise<number> {
  const [way] = await db
    .select({ id: connectors.id })
    .from(connectors)
    .where(and(eq(connectors.provider, terms.provider), ne(connectors.status, 2), inState(connectorLife, connectors, 'active')))
    .orderBy(asc(connectors.id))
    .limit(1);
  if (!way) return 0;
  return db.transaction(async (tx) => {
    // Servers that plan at the same moment plan one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('refresh.plan'))`);
    const due = [...(await dueUps(tx, now)), ...(await dueWorks(tx, now))];
    if (due.length === 0) return 0;
    const jobs = due.map((target) => ({ ...target, connectorId: way.id, slotTime: now, notBefore: now }));
    const [first] = await tx.insert(extractionQueue).values(jobs).returning({ id: extractionQueue.id });
    if (first) await announce(tx, { events }, { id: first.id, connectorId: way.id });
    return jobs.length;
  });
}

async function dueUps(tx: Db, now: Date) {
  const rows = await tx
    .select({ upId: ups.id })
    .from(ups)
    .where(
      and(
        eq(ups.webId, terms.webId),
        ne(ups.status, 2),
        lt(ups.dataTime, daysBefore(now, terms.refreshDays)),
        notExists(askedFor(tx, { targetType: ofUp, target: ups.id, objects: [profileObject, worksObject], now })),
      ),
    )
    .orderBy(asc(ups.dataTime))
    .limit(atOnce);
  return rows.flatMap(({ upId }) =>
    [profileObject, worksObject].map((objectType) => ({ upId, objectType, targetType: ofUp, targetId: upId })),
  );
}

/** Works that the newest ones of their creator do not hold any more are read one by one. */
async function dueWorks(tx: Db, now: Date) {
  const rows = await tx
    .select({ targetId: works.id, upId: works.upId })
    .from(works)
    .innerJoin(ups, and(eq(ups.id, works.upId), ne(ups.status, 2)))
    .where(
      and(
        eq(works.webId, terms.webId),
        eq(works.workStatus, 1),
        lt(works.dataTime, daysBefore(now, terms.refreshDays)),
        notExists(askedFor(tx, { targetType: ofWork, target: works.id, objects: [worksObject], now })),
      ),
    )
    .orderBy(asc(works.dataTime))
    .limit(atOnce);
  return rows.map((row) => ({ ...row, objectType: worksObject, targetType: ofWork }));
}

interface Asked {
  targetType: number;
  target: typeof ups.id | typeof works.id;
  objects: readonly number[];
  now: Date;
}

/** Whether the figures themselves were asked for: comments of a creator bring none of them. */
const askedFor = (tx: Db, { targetType, target, objects, now }: Asked) =>
  tx
    .select({ one: sql`1` })
    .from(extractionQueue)
    .where(
      and(
        eq(extractionQueue.targetId, target),
        eq(extractionQueue.targetType, targetType),
        inArray(extractionQueue.objectType, [...objects]),
        gt(extractionQueue.slotTime, daysBefore(now, pauseDays)),
      ),
    );
