import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { connectorConsents } from '../../../tables/collection/connector';
import { ups } from '../../../tables/creators/creator';
import { shops } from '../../../tables/merchants/merchant';
import { countryOf } from '../../system/country';
import { type Access, type Channel, connectorNamed, offered, refOf, type Told } from '../connectors';
import type { ConnectorRow } from './policy';

/** The least that a channel can be asked for. */
export interface Probe {
  /** Who it asks for, by name. */
  name: string;
  holderId: string;
  place?: Access['place'];
  endpoint: string;
  asking: (channel: Channel) => Promise<Told<unknown>>;
}

const hourMs = 3_600_000;

/** A profile of a creator, or the first order of the last hour of a merchant; undefined where there is nobody to ask for. */
export const probeOf = (db: Db, row: ConnectorRow, now: Date): Promise<Probe | undefined> =>
  connectorNamed(row.provider).consent?.from === 'shop' ? ordersOf(db, row, now) : profileOf(db, row);

const consentOf = (row: ConnectorRow) => and(eq(connectorConsents.connectorId, row.id), isNull(connectorConsents.withdrawTime));

/** Who gave consent last, or where none is needed the creator whom the channel told of last. */
async function profileOf(db: Db, row: ConnectorRow): Promise<Probe | undefined> {
  const connector = connectorNamed(row.provider);
  const creators = db.select({ id: ups.id, platformId: ups.platformId, handle: ups.upNumber }).from(ups).$dynamic();
  const onChannel = and(eq(ups.webId, row.webId), ne(ups.status, 2));
  const [up] = await (
    connector.consent
      ? creators.innerJoin(connectorConsents, and(eq(connectorConsents.holderId, ups.id), consentOf(row))).where(onChannel)
      : creators.where(onChannel)
  )
    .orderBy(connector.consent ? desc(connectorConsents.createTime) : sql`${ups.dataTime} desc nulls last`, ups.id)
    .limit(1);
  if (!up) return undefined;
  const asking = (channel: Channel) => offered(channel, 'fetchProfile')(refOf(connector, up));
  return { name: `@${up.handle}`, holderId: up.id, endpoint: 'profile', asking };
}

async function ordersOf(db: Db, row: ConnectorRow, now: Date): Promise<Probe | undefined> {
  const [shop] = await db
    .select({ id: shops.id, name: shops.shopName, country: shops.country })
    .from(connectorConsents)
    .innerJoin(shops, and(eq(shops.id, connectorConsents.holderId), ne(shops.status, 2)))
    .where(consentOf(row))
    .orderBy(desc(connectorConsents.createTime), shops.id)
    .limit(1);
  if (!shop) return undefined;
  const { timeZone, currency } = countryOf(shop.country);
  const window = { from: new Date(now.getTime() - hourMs), to: now };
  const asking = (channel: Channel) => offered(channel, 'listOrders')(window, { cursor: null, limit: 1 });
  return { name: shop.name, holderId: shop.id, place: { timeZone, currency }, endpoint: 'orders', asking };
}
