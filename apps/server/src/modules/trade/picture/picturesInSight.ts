import { goodsLife, type PictureKind } from '@backlot/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { notInState } from '../../../db/inState';
import { files } from '../../../tables/base/file';
import { ups, works } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { ordersInSight, submissionsInSight, type Viewer } from '../../base/sight';
import { upsInSight } from '../../creators/creator';
import { goodsWithin } from '../../merchants/product';

/** Something that is in sight, and where its picture is. */
export interface Pictured {
  kind: PictureKind;
  id: string;
  /** In the file store. */
  objectName: string | null;
  /** On the channel. */
  address: string | null;
  /** What it is about, for a drawing of it. */
  top: string | null;
}

/** Those of some creators, products or works that this person may see. */
export async function picturesInSight(db: Db, kind: PictureKind, ids: readonly string[], viewer: Viewer): Promise<Pictured[]> {
  if (ids.length === 0) return [];
  const rows = await finders[kind](db, ids, viewer);
  return rows.map((row) => ({ kind, ...row }));
}

type Finder = (db: Db, ids: readonly string[], viewer: Viewer) => Promise<Omit<Pictured, 'kind'>[]>;

/** Of the own library, the pool, or an order in sight. */
const upSeen = (viewer: Viewer) =>
  or(
    upsInSight(viewer) ?? sql`true`,
    sql`exists (select 1 from ${workOrderUps} where ${workOrderUps.upId} = ${ups.id} and ${submissionsInSight(viewer)})`,
  );

const finders: Record<PictureKind, Finder> = {
  up: (db, ids, viewer) =>
    db
      .select({ id: ups.id, objectName: files.objectName, address: ups.avatarUrl, top: sql<string | null>`${ups.productCategory}[1]` })
      .from(ups)
      .leftJoin(files, eq(files.id, ups.avatar))
      .where(and(inIds(ups.id, ids), ne(ups.status, 2), upSeen(viewer))),
  goods: (db, ids, viewer) =>
    db
      .select({ id: goods.id, objectName: files.objectName, address: sql<null>`null`, top: goods.goodsCategory })
      .from(goods)
      .leftJoin(files, eq(files.id, goods.mainImage))
      .where(
        and(
          inIds(goods.id, ids),
          notInState(goodsLife, goods, 'deleted'),
          or(
            goodsWithin(viewer) ?? sql`true`,
            sql`exists (select 1 from ${workOrders} where ${workOrders.goodsId} = ${goods.id} and ${ordersInSight(viewer)})`,
          ),
        ),
      ),
  work: (db, ids, viewer) =>
    db
      .select({ id: works.id, objectName: sql<null>`null`, address: coverOf, top: sql<string | null>`${ups.productCategory}[1]` })
      .from(works)
      .innerJoin(ups, eq(ups.id, works.upId))
      .where(and(inIds(works.id, ids), ne(works.workStatus, 2), upSeen(viewer), ofOwnGoods(viewer))),
};

/** Addresses of covers on a large channel follow from the number of the video. */
const coverOf = sql<
  string | null
>`coalesce(${works.coverUrl}, case when ${works.webId} = 20 then 'https://i.ytimg.com/vi/' || ${works.platformWorkId} || '/mqdefault.jpg' end)`;

/** A merchant sees works with own products. */
const ofOwnGoods = ({ persona, shopId }: Viewer) =>
  persona === 'shop'
    ? sql`${works.goodsIds} && array(select ${goods.id} from ${goods} where ${goods.shopId} = ${shopId ?? '0'})`
    : undefined;
