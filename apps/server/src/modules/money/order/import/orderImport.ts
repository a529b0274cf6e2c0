import { orderImportLimits } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import type { Cells, ImportSource, Outcome } from '../../../base/imports';
import { type Named, rememberNamed } from './rememberNamed';
import type { Bringer } from './keepOrder';
import { keepReported } from './keepReported';
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
  most: orderImportLimits,
  open: async (db, { scope, caller }) => {
    // A file may hold the orders of every merchant: it is for those who see them all.
    if (!scope.all) throw new Refusal('notFound');
    const words = await wordsFor(db);
    const bringer = { userId: caller.userId, importBatch: `DR${Date.now()}` };
    const named = rememberNamed();
    return {
      keyOf: (cells) => JSON.stringify([cells['orderNo'], sourceOf(cells, words), lineNoOf(cells), cells['refundNo'] ?? '']),
      carry: (tx, cells) => carry(tx, cells, { words, bringer, named }),
    };
  },
};

interface Around {
  words: Words;
  bringer: Bringer;
  named: Named;
}

async function carry(tx: Db, cells: Cells, { words, bringer, named }: Around): Promise<Outcome> {
  const goods = await named.goods(tx, cells['goodsNo'] ?? '');
  const orderSource = sourceOf(cells, words);
  const { country, currency } = goods;
  if (cells['currency'] && cells['currency'].toUpperCase() !== currency)
    throw refuseField('currency', {
      en: `The product is sold in ${currency}.`,
      'zh-CN': `该商品的币种为 ${currency}。`,
      vn: `Sản phẩm này bán bằng ${currency}.`,
    });
  const told = lineOf(cells, words, currency);
  const refund = refundOf(cells, told.payAmount, currency);
  const upId = cells['up'] ? await named.up(tx, cells['up'], { country, orderSource }) : null;
  const workOrderId = cells['workOrderNo'] ? await named.workOrder(tx, cells['workOrderNo']) : undefined;
  const orderNo = cells['orderNo'] ?? '';
  if (orderNo.length > 64) throw refuseField('orderNo', tooLongNumber);
  return keepReported(
    tx,
    { goods, orderNo, orderSource, order: orderOf(cells, words), lineNo: lineNoOf(cells), line: told, upId, workOrderId, refund },
    bringer,
  );
}

const tooLongNumber = {
  en: 'An order number has at most 64 characters.',
  'zh-CN': '订单号最多 64 个字符。',
  vn: 'Số đơn hàng tối đa 64 ký tự.',
};
