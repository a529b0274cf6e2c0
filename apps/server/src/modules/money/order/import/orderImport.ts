import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import type { saleItems } from '../../../../tables/money/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import type { Cells, ImportSource, Outcome } from '../../../base/imports';
import { type CountryCode, dayIn } from '../../../system/country';
import { commissionableAt, settleTerms } from '../../compute';
import { frozenOf, unattributed } from '../attribution/frozenOf';
import { submissionsFor } from '../attribution/submissionFor';
import { namedUp, namedWorkOrder, soldGoods } from './around';
import { type Bringer, keepLine, keepOrder, keepRefund, sumUp } from './keepOrder';
import { knownColumns, orderFields } from './orderFields';
import { lineNoOf, lineOf, orderOf, refundOf, sourceOf, type Words, wordsFor } from './reportedRow';

/**
 * Orders from a file (domain/model 2.3.18): a row is a line with one of its refunds or none. orderNo with orderSource, lineNo
 * and refundNo tell what is known already, so that the same file a second time changes nothing.
 */
export const orderImport: ImportSource = {
  area: 'order',
  permission: 'orderList.import',
  fields: orderFields,
  ignored: knownColumns,
  open: async (db, { scope, caller }) => {
    // A file may hold the orders of every merchant: it is for those who see them all.
    if (!scope.all) throw new Refusal('notFound');
    const words = await wordsFor(db);
    const bringer = { userId: caller.userId, importBatch: `DR${Date.now()}` };
    return {
      keyOf: (cells) => JSON.stringify([cells['orderNo'], sourceOf(cells, words), lineNoOf(cells), cells['refundNo'] ?? '']),
      carry: (tx, cells) => carry(tx, cells, { words, bringer }),
    };
  },
};

async function carry(tx: Db, cells: Cells, { words, bringer }: { words: Words; bringer: Bringer }): Promise<Outcome> {
  const goods = await soldGoods(tx, cells['goodsNo'] ?? '');
  const orderSource = sourceOf(cells, words);
  const { country, currency } = goods;
  if (cells['currency'] && cells['currency'].toUpperCase() !== currency)
    throw refuseField('currency', {
      'zh-CN': `该商品的币种为 ${currency}。`,
      en: `The product is sold in ${currency}.`,
      vn: `Sản phẩm này bán bằng ${currency}.`,
    });
  const told = lineOf(cells, words, currency);
  const refund = refundOf(cells, told.payAmount, currency);
  const upId = cells['up'] ? await namedUp(tx, cells['up'], { country, orderSource }) : null;
  const workOrderId = cells['workOrderNo'] ? await namedWorkOrder(tx, cells['workOrderNo']) : undefined;
  const orderNo = cells['orderNo'] ?? '';
  if (orderNo.length > 64) throw refuseField('orderNo', tooLongNumber);
  const { sale, outcome } = await keepOrder(tx, { orderNo, orderSource, country, currency, ...orderOf(cells, words) }, bringer);
  const { orderTime } = sale;
  const line = await keepLine(
    tx,
    {
      ...told,
      orderId: sale.id,
      lineNo: lineNoOf(cells),
      orderTime,
      country,
      goodsId: goods.id,
      shopId: goods.shopId,
      ...countsFrom(sale.deliverTime, { country, holdDays: goods.holdDays }),
    },
    async (before) => {
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
    bringer,
  );
  const refunded = refund ? await keepRefund(tx, { ...refund, orderItemId: line.id }, bringer) : 'same';
  const outcomes = [outcome, line.outcome, refunded];
  if (outcomes.every((each) => each === 'same')) return 'same';
  await sumUp(tx, sale.id);
  return outcomes.includes('add') ? 'add' : 'change';
}

/** When a line may count, and the month of its country that this is in (domain/money 4.3.2). */
function countsFrom(
  deliverTime: Date | null,
  { country, holdDays }: { country: string; holdDays: number | null },
): Pick<typeof saleItems.$inferInsert, 'commissionableTime' | 'settleMonth'> {
  if (!deliverTime) return { commissionableTime: null, settleMonth: null };
  const days = holdDays ?? settleTerms(country as CountryCode).holdDays;
  const commissionableTime = new Date(commissionableAt({ deliveredTime: deliverTime.getTime(), holdDays: days }));
  return { commissionableTime, settleMonth: dayIn(country, commissionableTime).slice(0, 7) };
}

const tooLongNumber = {
  'zh-CN': '订单号最多 64 个字符。',
  en: 'An order number has at most 64 characters.',
  vn: 'Số đơn hàng tối đa 64 ký tự.',
};
