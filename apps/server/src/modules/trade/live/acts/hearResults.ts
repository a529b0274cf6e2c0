import { liveLife } from '@backlot/contract';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { ups } from '../../../../tables/creators/creator';
import { lives } from '../../../../tables/trade/live';
import { transition } from '../../../base/transition';
import type { Live } from '../policy';
import { life } from '../store';

const dayMs = 86_400_000;
/** Refunds and late figures still move the results of a live for so long. */
const openDays = 30;
/** `resultSource` of what a channel tells. */
const fromChannel = 3;

/** What people told stays theirs. */
const isOpen = and(inState(liveLife, lives, 'ended', 'reported'), or(isNull(lives.resultSource), eq(lives.resultSource, fromChannel)));

/** A live whose results are looked for. */
export type HeardLive = Pick<Live, 'id' | 'upId' | 'webId' | 'currency' | 'beginTime' | 'endTime'>;

interface Asked {
  webId: number;
  country: string;
  handles: readonly string[];
  now: Date;
}

/** Lives of these creators that are over since thirty days at most and that nobody told the results of, with the creator's handle. */
export const livesToHear = (db: Db, { webId, country, handles, now }: Asked): Promise<{ live: HeardLive; handle: string }[]> =>
  db
    .select({ live: lives, handle: ups.upNumber })
    .from(lives)
    .innerJoin(ups, eq(ups.id, lives.upId))
    .where(
      and(
        isOpen,
        eq(lives.webId, webId),
        eq(lives.country, country),
        inArray(ups.upNumber, [...handles]),
        lte(lives.endTime, now),
        gt(lives.endTime, new Date(now.getTime() - openDays * dayMs)),
      ),
    )
    .orderBy(asc(lives.id));

interface HeardResults {
  viewers: number;
  orders: number;
  gmv: string;
  dataTime: Date;
}

/** Keeps what a channel says came of a live; answers whether it is new. People who told it meanwhile are right. */
export async function hearResults(tx: Db, id: string, { dataTime, ...told }: HeardResults): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(lives)
    .where(and(eq(lives.id, id), isOpen))
    .for('update');
  if (!row) return false;
  const isSame = row.viewers === told.viewers && row.orders === told.orders && Number(row.gmv) === Number(told.gmv);
  if (isSame) return false;
  await transition(tx, { ...life, row, event: 'report', set: { ...told, resultSource: fromChannel, dataTime }, more: told });
  return true;
}
