import type { Db } from '../../../../db/database';
import { namedUp, namedWorkOrder, type SoldGoods, soldGoods } from './around';

/** What rows of a file name, looked up once for rows that follow each other. */
export interface Named {
  goods: (tx: Db, goodsNo: string) => Promise<SoldGoods>;
  up: (tx: Db, name: string, around: { country: string; orderSource: number }) => Promise<string>;
  workOrder: (tx: Db, workOrderNo: string) => Promise<string>;
}

/** Names that are remembered; when there are more, all are looked up anew. */
const most = 5000;
/** What was looked up this long ago is looked up anew: people change it meanwhile. */
const freshMs = 10_000;

/** Looks up what a file names, and remembers it for a moment: a year of orders names few products and creators many times. */
export function rememberNamed(): Named {
  const known = new Map<string, unknown>();
  let since = Date.now();
  const remember = async <Found>(key: string, find: () => Promise<Found>): Promise<Found> => {
    if (known.size >= most || Date.now() - since > freshMs) {
      known.clear();
      since = Date.now();
    }
    if (!known.has(key)) known.set(key, await find());
    return known.get(key) as Found;
  };
  return {
    goods: (tx, goodsNo) => remember(`goods ${goodsNo}`, () => soldGoods(tx, goodsNo)),
    up: (tx, name, around) => remember(`up ${around.country} ${around.orderSource} ${name}`, () => namedUp(tx, name, around)),
    workOrder: (tx, workOrderNo) => remember(`workOrder ${workOrderNo}`, () => namedWorkOrder(tx, workOrderNo)),
  };
}
