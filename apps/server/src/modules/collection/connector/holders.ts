import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { connectorConsents } from '../../../tables/collection/connector';
import { shops } from '../../../tables/merchants/merchant';
import type { Viewer } from '../../base/sight';
import { type UpRow, upInSight } from '../../creators/creator';
import { connectorNamed } from '../connectors';
import type { ConnectorRow } from './policy';

interface Wanted {
  row: ConnectorRow;
  upId?: string | undefined;
  shopId?: string | undefined;
  viewer: Viewer;
}

interface Holder {
  holderId: string;
  /** Whether an id of the channel is the holder's. */
  isOf: (tx: Db, openId: string) => Promise<boolean>;
}

/** A creator who is in the person's hands: all, the team's or the own ones. */
export async function ownCreator(db: Db, upId: string, viewer: Viewer): Promise<UpRow> {
  const up = await upInSight(db, upId, viewer);
  if (viewer.persona === 'shop' || (viewer.persona === 'bd' && up.bdId !== viewer.caller.userId)) throw new Refusal('notFound');
  return up;
}

/** A merchant that the person may speak for: its own people, and those who see all. */
export async function ownMerchant(db: Db, shopId: string, viewer: Viewer): Promise<typeof shops.$inferSelect> {
  const [shop] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.id, shopId), ne(shops.status, 2)));
  if (!shop || (viewer.persona !== 'all' && viewer.shopId !== shopId)) throw new Refusal('notFound');
  return shop;
}

/** A creator of the connector's channel who is in the person's hands. */
export async function creatorOf(db: Db, { row, upId = '0', viewer }: Wanted): Promise<Holder> {
  const up = await ownCreator(db, upId, viewer);
  if (up.webId !== connectorNamed(row.provider).webId) throw refuseField('upId', otherChannel);
  return { holderId: upId, isOf: async (_tx, openId) => openId === up.platformId };
}

/** A merchant that the person may speak for. A shop of the channel belongs to one merchant. */
export async function merchantOf(db: Db, { row, shopId = '0', viewer }: Wanted): Promise<Holder> {
  const shop = await ownMerchant(db, shopId, viewer);
  return {
    holderId: shopId,
    isOf: async (tx, openId) => {
      if (shop.webId === row.webId && shop.platformShopId !== null) return shop.platformShopId === openId;
      const known = await tx.select().from(connectorConsents).where(eq(connectorConsents.connectorId, row.id));
      return known.every((consent) => (consent.openId === openId) === (consent.holderId === shopId));
    },
  };
}

const otherChannel = { en: 'The creator is on another channel.', 'zh-CN': '达人不在该渠道。', vn: 'KOL thuộc kênh khác.' };
