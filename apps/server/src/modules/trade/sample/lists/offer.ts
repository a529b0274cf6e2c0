import type { OutputOf, sampleApi } from '@backlot/contract';
import { and, desc, eq } from 'drizzle-orm';
import { together } from '../../../../db/together/together';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { ups } from '../../../../tables/creators/creator';
import { goods } from '../../../../tables/merchants/product';
import { workOrders } from '../../../../tables/trade/order';
import { sampleShippings } from '../../../../tables/trade/sample';
import { workOrderUps } from '../../../../tables/trade/submission';
import { type Viewer, viewerId } from '../../../base/sight';
import { presentAmount } from '../../../system/country';
import { submissionOf } from '../../parts';
import { openReceiver } from '../receiver';

type Offer = OutputOf<typeof sampleApi.offer>;

/** What a BD may request for a submitted creator: the product, what is left of it, and where the BD's last sample for the creator went. */
export async function offerFor(
  { database: { db }, vault }: Pick<Services, 'database' | 'vault'>,
  workOrderUpId: string,
  viewer: Viewer,
): Promise<Offer> {
  const submission = await submissionOf(db, workOrderUpId, viewer);
  if (viewer.persona !== 'bd' || submission.bdId !== viewerId(viewer)) throw new Refusal('notFound');
  const [[found], [last]] = await together(db, (at) =>
    Promise.all([
      at
        .select({ order: workOrders, product: goods, nickname: ups.nickname })
        .from(workOrders)
        .innerJoin(goods, eq(goods.id, workOrders.goodsId))
        .innerJoin(ups, eq(ups.id, submission.upId))
        .where(eq(workOrders.id, submission.workOrderId)),
      at
        .select({ sample: sampleShippings })
        .from(sampleShippings)
        .innerJoin(workOrderUps, eq(workOrderUps.id, sampleShippings.workOrderUpId))
        .where(and(eq(sampleShippings.upId, submission.upId), eq(workOrderUps.bdId, submission.bdId)))
        .orderBy(desc(sampleShippings.id))
        .limit(1),
    ]),
  );
  if (!found) throw new Refusal('notFound');
  const { order, product, nickname } = found;
  return {
    up: { id: submission.upId, name: nickname },
    goods: { id: product.id, name: product.goodsName },
    country: order.country as Offer['country'],
    currency: product.currency,
    price: presentAmount(product.price, product.currency) ?? '0',
    left: Math.max(0, product.sampleQuota - product.sampleUsed),
    receiver: last ? openReceiver(last.sample, vault) : null,
  };
}
