import { type FoundKind, type FoundRecord, goodsLife } from '@backlot/contract';
import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { notInState } from '../../../db/inState';
import { contains } from '../../../db/list/contains';
import { ups } from '../../../tables/creators/creator';
import { shops } from '../../../tables/merchants/merchant';
import { goods } from '../../../tables/merchants/product';
import { demandForms } from '../../../tables/trade/demandForm';
import { workOrders } from '../../../tables/trade/order';
import type { Viewer } from '../../base/sight';
import { keywordOf, upsInSight } from '../../creators/creator';
import { shopsWithin } from '../../merchants/merchant';
import { goodsWithin } from '../../merchants/product';
import { formsInSight } from '../demandForm';
import { type Listing, ordersOfList } from '../order';

/** As many of each kind as fit under one another. */
const most = 5;

type Found = Pick<FoundRecord, 'id' | 'name' | 'number' | 'country'> & Partial<FoundRecord>;
type Finder = (db: Db, term: string, viewer: Viewer) => Promise<Found[]>;

const ordersOf =
  (listing: Listing): Finder =>
  (db, term, viewer) =>
    db
      .select({
        id: workOrders.id,
        name: workOrders.workOrderName,
        number: workOrders.workOrderNo,
        status: workOrders.workOrderStatus,
        country: workOrders.country,
        shopName: shops.shopName,
        expireDate: workOrders.expireDate,
        requireUpNum: workOrders.requireUpNum,
      })
      .from(workOrders)
      .leftJoin(shops, eq(shops.id, workOrders.shopId))
      .where(ordersOfList(listing, { searchValue: term }, viewer))
      .orderBy(desc(workOrders.createTime))
      .limit(most);

/** How each kind is found: by what its own list is searched by, within what that list shows. */
export const finders: Record<FoundKind, Finder> = {
  up: (db, term, viewer) =>
    db
      .select({ id: ups.id, name: ups.nickname, number: ups.upNumber, country: ups.country, fansNum: ups.fansNum })
      .from(ups)
      .where(and(upsInSight(viewer), keywordOf(term)))
      .orderBy(desc(ups.createTime))
      .limit(most),
  commercial: ordersOf('commercial'),
  leader: ordersOf('leader'),
  bd: ordersOf('bd'),
  own: ordersOf('shop'),
  demand: (db, term, viewer) =>
    db
      .select({
        id: demandForms.id,
        name: demandForms.demandName,
        number: demandForms.demandNo,
        status: demandForms.demandStatus,
        country: demandForms.country,
        shopName: shops.shopName,
        requireUpNum: demandForms.requireUpNum,
      })
      .from(demandForms)
      .leftJoin(shops, eq(shops.id, demandForms.shopId))
      .where(
        and(
          ne(demandForms.status, 2),
          formsInSight(viewer),
          or(contains(demandForms.demandName, term), contains(demandForms.demandNo, term), contains(shops.shopName, term)),
        ),
      )
      .orderBy(desc(demandForms.createTime))
      .limit(most),
  goods: (db, term, viewer) =>
    db
      .select({ id: goods.id, name: goods.goodsName, number: goods.goodsNo, country: goods.country, shopName: shops.shopName })
      .from(goods)
      .leftJoin(shops, eq(shops.id, goods.shopId))
      .where(
        and(
          notInState(goodsLife, goods, 'deleted'),
          goodsWithin(viewer),
          or(contains(goods.goodsName, term), contains(goods.goodsNo, term)),
        ),
      )
      .orderBy(desc(goods.createTime))
      .limit(most),
  shop: (db, term, viewer) =>
    db
      .select({ id: shops.id, name: shops.shopName, number: shops.shopCode, status: shops.shopStatus, country: shops.country })
      .from(shops)
      .where(and(ne(shops.status, 2), shopsWithin(viewer), or(contains(shops.shopName, term), contains(shops.shopCode, term))))
      .orderBy(desc(shops.createTime))
      .limit(most),
};
