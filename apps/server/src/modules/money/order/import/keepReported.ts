import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { saleItems, saleRefunds, sales } from '../../../../tables/money/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import type { Outcome } from '../../../base/imports';
import { type CountryCode, dayIn } from '../../../system/country';
import { commissionableAt, settleTerms } from '../../compute';
import { frozenOf, unattributed } from '../attribution/frozenOf';
import { submissionsFor } from '../attribution/submissionFor';
import type { SoldGoods } from './around';
import { type Bringer, keepLine, keepOrder, keepRefund, lineBefore, sumUp } from './keepOrder';

type Sale = typeof sales.$inferInsert;
type Item = typeof saleItems.$inferInsert;

/** A line of an order as a file or a channel reports it; what is left out stays as it was. */
export interface Reported {
  goods: SoldGoods;
  orderNo: string;
  orderSource: number;
  order: Pick<Sale, 'orderStatus' | 'orderTime'> & Partial<Pick<Sale, 'payTime' | 'deliverTime' | 'completeTime' | 'isCod'>>;
  lineNo: number;
  line: Pick<Item, 'quantity' | 'payAmount'> &
    Partial<Pick<Item, 'goodsName' | 'platformSkuId' | 'contentId' | 'salesType' | 'platformCommission'>>;
  /** The creator that is named. */
  upId: string | null;
  /** The work order that is named. */
  workOrderId?: string | undefined;
  refund?: Omit<typeof saleRefunds.$inferInsert, 'orderItemId'> | undefined;
}

/** Keeps a line with its order and one of its refunds: each stands once, however often and from wherever it is told. */
export async function keepReported(tx: Db, told: Reported, bringer: Bringer): Promise<Outcome> {
  const { goods, orderNo, orderSource, upId, workOrderId, refund } = told;
  const { country, currency } = goods;
  const ofOrder = { orderNo, orderSource, country, currency, ...told.order };
  const { sale, outcome } = await keepOrder(tx, ofOrder, bringer, { payAmount: told.line.payAmount });
  const isNew = outcome === 'add';
  const { orderTime } = sale;
  const place = { orderId: sale.id, lineNo: told.lineNo };
  const line = await keepLine(
    tx,
    {
      ...told.line,
      ...place,
      orderTime,
      country,
      goodsId: goods.id,
      shopId: goods.shopId,
      ...countsFrom(sale.deliverTime, goods),
    },
    {
      before: isNew ? undefined : await lineBefore(tx, place),
      settle: async (before) => {
        // What was chosen by hand stays, and what is frozen as long as it is about the same sale.
        if (before?.attributeTime) return {};
        if (before?.workOrderUpId && before.upId === upId && before.goodsId === goods.id) return {};
        const [sold] = upId
          ? await submissionsFor(
              tx,
              { goodsId: goods.id, country, orderTime },
              and(eq(workOrderUps.upId, upId), workOrderId ? eq(workOrderUps.workOrderId, workOrderId) : undefined),
            )
          : [];
        return sold ? frozenOf(sold, orderSource) : { ...unattributed, upId };
      },
    },
    bringer,
  );
  // What is new is its only line, of which nothing was paid back.
  if (isNew && !refund) return 'add';
  const refunded = refund ? await keepRefund(tx, { ...refund, orderItemId: line.id }, bringer) : 'same';
  const outcomes = [outcome, line.outcome, refunded];
  if (outcomes.every((each) => each === 'same')) return 'same';
  await sumUp(tx, sale.id);
  return outcomes.includes('add') ? 'add' : 'change';
}

/** When a line may count, and the month of its country that this is in (domain/money 4.3.2). */
function countsFrom(
  deliverTime: Date | null,
  { country, holdDays }: Pick<SoldGoods, 'country' | 'holdDays'>,
): Pick<Item, 'commissionableTime' | 'settleMonth'> {
  if (!deliverTime) return { commissionableTime: null, settleMonth: null };
  const days = holdDays ?? settleTerms(country as CountryCode).holdDays;
  const commissionableTime = new Date(commissionableAt({ deliveredTime: deliverTime.getTime(), holdDays: days }));
  return { commissionableTime, settleMonth: dayIn(country, commissionableTime).slice(0, 7) };
}
