import type { connectorApi, OutputOf } from '@backlot/contract';
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { connectorConsents } from '../../../tables/collection/connector';
import { ups } from '../../../tables/creators/creator';
import { shops } from '../../../tables/merchants/merchant';
import { connectorNamed } from '../connectors';
import type { ConnectorRow } from './policy';

type Refused = Pick<OutputOf<typeof connectorApi.detail>, 'refusedCount' | 'refused'>;

const mostNamed = 10;

/** Who must be asked for consent again, by connector: how many, and the newest of them by name. */
export async function refusedConsents(db: Db, rows: readonly ConnectorRow[]): Promise<(id: string) => Refused> {
  const { connectorId, holderId, refusal, refuseTime } = connectorConsents;
  const ranked = db
    .select({
      connectorId,
      holderId,
      refusal,
      refuseTime,
      total: sql<number>`(count(*) over (partition by ${connectorId}))::int`.as('total'),
      place: sql<number>`(row_number() over (partition by ${connectorId} order by ${refuseTime} desc, ${holderId}))::int`.as('place'),
    })
    .from(connectorConsents)
    .where(
      and(
        inArray(
          connectorId,
          rows.map(({ id }) => id),
        ),
        isNotNull(refusal),
      ),
    )
    .as('ranked');
  const found = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${mostNamed}`)
    .orderBy(ranked.place);
  const ids = [...new Set(found.map((one) => one.holderId))];
  const [creators, merchants] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db.select({ id: ups.id, name: ups.upNumber }).from(ups).where(inArray(ups.id, ids)),
          db.select({ id: shops.id, name: shops.shopName }).from(shops).where(inArray(shops.id, ids)),
        ]);
  const isOfShops = new Set(rows.filter(({ provider }) => connectorNamed(provider).consent?.from === 'shop').map(({ id }) => id));
  return (id) => {
    const own = found.filter((one) => one.connectorId === id);
    const named = isOfShops.has(id) ? merchants : creators.map((up) => ({ ...up, name: `@${up.name}` }));
    return {
      refusedCount: own[0]?.total ?? 0,
      refused: own.map((one) => ({
        id: one.holderId,
        name: named.find((holder) => holder.id === one.holderId)?.name ?? '',
        failure: one.refusal === 'NotAllowed' ? 'NotAllowed' : 'ConsentWithdrawn',
        time: presentTime(one.refuseTime ?? new Date(0)),
      })),
    };
  };
}
