import { type Viewer } from '../../../base/sight';
import type { SubmissionWeighed } from '@backlot/contract';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { together } from '../../../../db/together/together';
import { Refusal } from '../../../../http/answers/refusal';
import { countryOf, presentAmount } from '../../../system/country';
import { goods } from '../../../../tables/merchants/product';
import { countsOfOrders, submissionOf } from '../../parts';
import { upOf, type UpRow } from '../../../creators/creator';
import { works } from '../../../../tables/creators/creator';
import { workOrders } from '../../../../tables/trade/order';

/** As many latest works show how a creator does now. */
const latest = 5;

/** What a submission is decided by: figures, audience, price and works of the creator, and what the order asks for (domain/model 2.5). */
export async function weighed(db: Db, id: string, viewer: Viewer): Promise<SubmissionWeighed> {
  const { upId, workOrderId } = await submissionOf(db, id, viewer);
  const [up, [found], countsOf, latestOnes] = await together(db, (at) =>
    Promise.all([
      upOf(at, upId),
      at
        .select({ order: workOrders, product: goods.goodsName })
        .from(workOrders)
        .leftJoin(goods, eq(goods.id, workOrders.goodsId))
        .where(eq(workOrders.id, workOrderId)),
      countsOfOrders(at, [workOrderId]),
      latestWorks(at, upId, viewer),
    ]),
  );
  if (!up || !found) throw new Refusal('notFound');
  const { order, product } = found;
  return {
    up: {
      ...figuresOf(up),
      ...(viewer.persona === 'shop'
        ? { homePageLink: null, minPrice: null }
        : { homePageLink: up.homePageLink, minPrice: presentAmount(up.minPrice, countryOf(up.country).currency) }),
    },
    works: latestOnes,
    order: {
      workAttribute: order.workAttribute,
      upShotCost: presentAmount(order.upShotCost, order.currency),
      upProportion: order.upProportion,
      workDes: order.workDes,
      requireUpNum: order.requireUpNum,
      approvedNum: countsOf(workOrderId).approvedNum,
      expireDate: order.expireDate,
      goods: { id: order.goodsId, name: order.goodsInfo?.goodsName ?? product ?? '' },
    },
  };
}

const figuresOf = ({ avgViews, sales30, sales30Currency, femaleRatio, ageRatio, dataTime }: UpRow) => ({
  avgViews,
  sales30: sales30Currency === null ? sales30 : presentAmount(sales30, sales30Currency),
  sales30Currency,
  femaleRatio,
  age: ageRatio,
  dataTime: dataTime && presentTime(dataTime),
});

/** A merchant sees those with own products. */
async function latestWorks(db: Db, upId: string, { persona, shopId }: Viewer): Promise<SubmissionWeighed['works']> {
  const ownGoods = db
    .select({ id: goods.id })
    .from(goods)
    .where(eq(goods.shopId, shopId ?? '0'));
  const rows = await db
    .select({ id: works.id, link: works.link, descr: works.descr, postTime: works.postTime, views: works.views, likes: works.likes })
    .from(works)
    .where(
      and(eq(works.upId, upId), ne(works.workStatus, 2), persona === 'shop' ? sql`${works.goodsIds} && array(${ownGoods})` : undefined),
    )
    .orderBy(desc(works.postTime), desc(works.id))
    .limit(latest);
  return rows.map((row) => ({ ...row, postTime: presentTime(row.postTime) }));
}
