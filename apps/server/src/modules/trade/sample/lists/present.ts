import { is, sampleLife, type SampleRow, spelledReason } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inIds } from '../../../../db/inIds';
import { presentTime } from '../../../../db/presentTime';
import { users } from '../../../../tables/base/user';
import { ups } from '../../../../tables/creators/creator';
import { shops } from '../../../../tables/merchants/merchant';
import { goods } from '../../../../tables/merchants/product';
import { workOrders } from '../../../../tables/trade/order';
import { sampleShippings } from '../../../../tables/trade/sample';
import { workOrderUps } from '../../../../tables/trade/submission';
import type { Viewer } from '../../../base/sight';
import { presentAmount } from '../../../system/country';
import type { Sample } from '../../parts';
import { canOf } from '../policy';

/** What stands around some samples, read at once. */
export async function aroundSamples(db: Db, samples: readonly Pick<Sample, 'id'>[]) {
  if (samples.length === 0) return new Map<string, never>();
  const rows = await db
    .select({
      id: sampleShippings.id,
      bdId: workOrderUps.bdId,
      bdName: users.name,
      nickname: ups.nickname,
      upNumber: ups.upNumber,
      goodsName: goods.goodsName,
      goodsNo: goods.goodsNo,
      specification: goods.specification,
      sampleQuota: goods.sampleQuota,
      sampleUsed: goods.sampleUsed,
      stock: goods.stock,
      shopName: shops.shopName,
      workOrderNo: workOrders.workOrderNo,
    })
    .from(sampleShippings)
    .innerJoin(workOrderUps, eq(workOrderUps.id, sampleShippings.workOrderUpId))
    .leftJoin(users, eq(users.id, workOrderUps.bdId))
    .leftJoin(ups, eq(ups.id, sampleShippings.upId))
    .leftJoin(goods, eq(goods.id, sampleShippings.goodsId))
    .leftJoin(shops, eq(shops.id, sampleShippings.shopId))
    .leftJoin(workOrders, eq(workOrders.id, sampleShippings.workOrderId))
    .where(
      inIds(
        sampleShippings.id,
        samples.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Samples as the contract promises them; a merchant does not see the BD (domain/model 2.5). */
export async function presentSamples(db: Db, samples: readonly Sample[], viewer: Viewer): Promise<SampleRow[]> {
  const around = await aroundSamples(db, samples);
  return samples.flatMap((sample) => {
    const found = around.get(sample.id);
    if (!found) return [];
    const deadline = deadlineOf(sample);
    return [
      {
        id: sample.id,
        version: sample.version,
        can: canOf({ sample, submission: found }, viewer),
        sampleNo: sample.sampleNo,
        sampleStatus: sample.sampleStatus,
        late: sample.late,
        needReturn: sample.needReturn,
        goods: { id: sample.goodsId, name: found.goodsName ?? '' },
        skuName: sample.skuName,
        quantity: sample.quantity,
        sampleValue: presentAmount(sample.sampleValue, sample.currency) ?? '0',
        currency: sample.currency,
        country: sample.country as SampleRow['country'],
        up: { id: sample.upId, name: found.nickname ?? '' },
        upNumber: found.upNumber ?? '',
        workOrder: { id: sample.workOrderId, name: found.workOrderNo ?? '' },
        shop: { id: sample.shopId, name: found.shopName ?? '' },
        bd: viewer.persona === 'shop' ? null : { id: found.bdId, name: found.bdName ?? '' },
        rejectReasonCode: sample.rejectReasonCode,
        reason: spelled(sample.rejectReason ?? sample.cancelReason, viewer),
        carrier: sample.carrier,
        trackingNo: sample.trackingNo,
        deadline: deadline && presentTime(deadline),
        createTime: presentTime(sample.createTime),
      },
    ];
  });
}

const spelled = (reason: string | null, { language }: Viewer): string | null => reason && spelledReason(reason, language);

/** Until when the next step of a sample is due. */
function deadlineOf(sample: Sample): Date | null {
  if (is(sampleLife, sample, 'requested')) return sample.approveDeadline;
  if (is(sampleLife, sample, 'awaiting')) return sample.shipDeadline;
  return is(sampleLife, sample, 'delivered', 'overdue') ? sample.contentDeadline : null;
}
