import type { Db } from '../../../../db/database';
import { sentences } from '../../../../http/answers/problemText';
import { refuseField } from '../../../../http/answers/refuseField';
import { type Cells, type Choices, choicesOf, numbered, numberCell, oneOf, timeCell } from '../../../base/imports';
import { checkScale } from '../../../system/country';
import { readAmount, writeAmount } from '../../compute';

/** Dictionaries that a file's words are looked up in. */
export interface Words {
  orderSource: Choices;
  orderStatus: Choices;
  salesType: Choices;
}

export const wordsFor = async (db: Db): Promise<Words> => ({
  orderSource: await choicesOf(db, 'orderSource'),
  orderStatus: await choicesOf(db, 'orderStatus'),
  salesType: await choicesOf(db, 'salesType'),
});

/** Orders without a source come from a file: `99`. */
export const sourceOf = ({ orderSource }: Cells, words: Words): number =>
  orderSource ? Number(oneOf(words.orderSource, 'orderSource', orderSource)) : 99;

const refundStates: Choices = numbered([
  { en: 'pending', 'zh-CN': '处理中', vn: 'đang xử lý' },
  { en: 'done', 'zh-CN': '已完成', vn: 'đã xong' },
  { en: 'rejected', 'zh-CN': '已拒绝', vn: 'bị từ chối' },
]);

/** The line number of a row; the first where the file does not say. */
export const lineNoOf = ({ lineNo }: Cells): number => counted('lineNo', lineNo, 1) ?? 1;

function counted(key: string, cell: string | undefined, least: number): number | undefined {
  const number = numberCell(key, cell);
  if (number !== undefined && number < least) throw refuseField(key, sentences('tooSmall', least));
  if (number !== undefined && number > 1_000_000_000) throw refuseField(key, sentences('tooBig', 1_000_000_000));
  return number;
}

function short(key: string, cell: string | undefined, most: number): string | undefined {
  if (cell !== undefined && cell.length > most) throw refuseField(key, sentences('tooLong', most));
  return cell;
}

/** An exact amount with two decimals, no finer than its currency. */
function amount(key: string, cell: string, currency: string): string {
  const text = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(cell) ? cell.replaceAll(',', '') : cell;
  const value = readAmount(text, 2);
  if (value === null || value < 0n) throw refuseField(key, sentences('amount'));
  checkScale({ [key]: text }, currency);
  return writeAmount(value, 2);
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>;

/** A time of a column that the file has: null where the cell is empty, nothing where it has no such column. */
const time = (key: string, cell: string | undefined) => (cell === undefined ? undefined : cell === '' ? null : timeCell(key, cell));

/** What a row says about the order. */
export const orderOf = (cells: Cells, words: Words) => ({
  orderStatus: Number(oneOf(words.orderStatus, 'orderStatus', cells['orderStatus'] ?? '')),
  orderTime: timeCell('orderTime', cells['orderTime'] ?? ''),
  ...optional('payTime', time('payTime', cells['payTime'])),
  ...optional('deliverTime', time('deliverTime', cells['deliverTime'])),
  ...optional('completeTime', time('completeTime', cells['completeTime'])),
});

/** What a row says about the line. */
export function lineOf(cells: Cells, words: Words, currency: string) {
  const salesType = cells['salesType'];
  const commission = cells['platformCommission'];
  return {
    quantity: counted('quantity', cells['quantity'], 1) ?? 1,
    payAmount: amount('payAmount', cells['payAmount'] ?? '', currency),
    ...optional('goodsName', short('goodsName', cells['goodsName'], 300)),
    ...optional('platformSkuId', short('platformSkuId', cells['platformSkuId'], 64)),
    ...optional('contentId', short('contentId', cells['contentId'], 64)),
    ...optional(
      'salesType',
      salesType === undefined ? undefined : salesType === '' ? null : Number(oneOf(words.salesType, 'salesType', salesType)),
    ),
    ...optional(
      'platformCommission',
      commission === undefined ? undefined : commission === '' ? null : amount('platformCommission', commission, currency),
    ),
  };
}

/** The refund of a row; undefined where it has none. A refund is at most what the line was paid. */
export function refundOf(cells: Cells, paid: string, currency: string) {
  const refundNo = short('refundNo', cells['refundNo'], 64);
  if (!refundNo) return undefined;
  for (const key of ['refundTime', 'refundAmount']) if (!cells[key]) throw refuseField(key, sentences('required'));
  const value = amount('refundAmount', cells['refundAmount'] ?? '', currency);
  if ((readAmount(value, 2) ?? 0n) > (readAmount(paid, 2) ?? 0n))
    throw refuseField('refundAmount', {
      en: `A refund is at most what was paid, ${paid}.`,
      'zh-CN': `退款不能超过实付金额 ${paid}。`,
      vn: `Khoản hoàn không vượt quá số đã trả, ${paid}.`,
    });
  return {
    refundNo,
    refundTime: timeCell('refundTime', cells['refundTime'] ?? ''),
    amount: value,
    refundStatus: cells['refundStatus'] ? Number(oneOf(refundStates, 'refundStatus', cells['refundStatus'])) : 2,
    ...optional('quantity', counted('refundQuantity', cells['refundQuantity'], 0)),
    ...optional('reason', short('refundReason', cells['refundReason'], 200)),
  };
}
