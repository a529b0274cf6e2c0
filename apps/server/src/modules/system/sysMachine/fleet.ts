import { and, desc, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { servers } from '../../../tables/system/machine';

/** Four heartbeats without a word. */
const goneMs = 60_000;
const dayMs = 86_400_000;

/** Servers that were there within the last day, those that are first. */
export async function fleetOf(db: Db, { ownId, now }: { ownId: string; now: Date }) {
  const rows = await db
    .select()
    .from(servers)
    .where(gt(servers.lastSeenTime, new Date(now.getTime() - dayMs)))
    .orderBy(desc(servers.lastSeenTime), servers.name)
    .limit(50);
  return rows
    .map(({ id, startTime, lastSeenTime, stopTime, ...row }) => ({
      ...row,
      startTime: presentTime(startTime),
      lastSeenTime: presentTime(lastSeenTime),
      state: stopTime ? ('stopped' as const) : now.getTime() - lastSeenTime.getTime() > goneMs ? ('gone' as const) : ('running' as const),
      isOwn: id === ownId,
    }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

const order = ['running', 'gone', 'stopped'];

/** SQL: servers that are there. */
export const isThere = (now: Date) => and(isNull(servers.stopTime), gt(servers.lastSeenTime, new Date(now.getTime() - goneMs)));
