import { liveLife } from '@backlot/contract';
import { and, asc, eq, exists, gt, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { ups } from '../../../../tables/creators/creator';
import { goods } from '../../../../tables/merchants/product';
import { liveGoods, lives } from '../../../../tables/trade/live';
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
  shopId: string;
  webId: number;
  country: string;
  handles: readonly string[];
  now: Date;
}

/**
 * Lives of these creators with nothing but products of a merchant, over since thirty days at most, that nobody told the results of,
 * with the creator's handle. A merchant's channel knows nothing of what others sold in the same live.
 */
export function livesToHear(db: Db, { shopId, webId, country, handles, now }: Asked): Promise<{ live: HeardLive; handle: string }[]> {
  const shown = (isOf: ReturnType<typeof eq>) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(liveGoods)
        .innerJoin(goods, eq(goods.id, liveGoods.goodsId))
        .where(and(eq(liveGoods.liveId, lives.id), isOf)),
    );
  return db
    .select({ live: lives, handle: ups.upNumber })
    .from(lives)
    .innerJoin(ups, eq(ups.id, lives.upId))
    .where(
      and(
        isOpen,
        shown(eq(goods.shopId, shopId)),
        not(shown(ne(goods.shopId, shopId))),
        eq(lives.webId, webId),
        eq(lives.country, country),
        inArray(ups.upNumber, [...handles]),
        lte(lives.endTime, now),
        gt(lives.endTime, new Date(now.getTime() - openDays * dayMs)),
      ),
    )
    .orderBy(asc(lives.id));
}

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
