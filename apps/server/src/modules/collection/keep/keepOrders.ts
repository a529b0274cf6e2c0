import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import type { CollectCounts } from '../../../tables/collection/queue';
import { sales } from '../../../tables/money/order';
import { goodsOfChannel, keepReported, type SoldGoods, upNamed } from '../../money/order';
import type { ChannelOrder, ChannelOrderLine, ShopOrder } from '../connectors';

export interface OfShop {
  webId: number;
  shopId: string;
  connectorId: string;
}

interface Told extends OfShop {
  orders: readonly ChannelOrder[];
  /** What the shop itself says of its orders, by their number. */
  heads: ReadonlyMap<string, Pick<ShopOrder, 'payTime' | 'isCod'>>;
}

/** A channel as the bringer of orders. */
export const bringerOf = ({ connectorId }: OfShop) => ({ userId: null, importBatch: `JK${connectorId}` });

/**
 * Keeps orders of a merchant on the same way as those of a file; a line of a product that is not known, or that is not sold in
 * this currency, is left out and counted.
 */
export async function keepOrders(tx: Db, { orders, heads, ...of }: Told): Promise<CollectCounts> {
  const counts = { read: 0, added: 0, changed: 0, skipped: 0 };
  const platformIds = orders.flatMap(({ lines }) => lines.map(({ platformProductId }) => platformProductId));
  const goods = await goodsOfChannel(tx, { ...of, platformIds });
  // Always in one order: two that keep the same wait for each other.
  for (const order of orders.toSorted((a, b) => (a.orderNo < b.orderNo ? -1 : 1)))
    for (const [index, line] of order.lines.entries()) {
      counts.read += 1;
      const sold = goods.get(line.platformProductId);
      const outcome = sold?.currency === line.currency ? await keepLineOf(tx, { order, line, index, sold, heads, of }) : undefined;
      counts[outcome === 'add' ? 'added' : outcome === 'change' ? 'changed' : 'skipped'] += 1;
    }
  return counts;
}

interface Line {
  order: ChannelOrder;
  line: ChannelOrderLine;
  index: number;
  sold: SoldGoods;
  heads: Told['heads'];
  of: OfShop;
}

async function keepLineOf(tx: Db, { order, line, index, sold, heads, of }: Line) {
  const around = { country: sold.country, orderSource: of.webId };
  const upId =
    (line.creatorId && (await upNamed(tx, line.creatorId, around))) || (line.creator && (await upNamed(tx, line.creator, around)));
  const { refund } = line;
  const told = {
    goods: sold,
    orderNo: order.orderNo,
    orderSource: of.webId,
    order: {
      orderStatus: order.orderStatus ?? (await knownStatus(tx, order.orderNo, of.webId)),
      orderTime: order.orderTime,
      ...known({ deliverTime: order.deliverTime, completeTime: order.completeTime }),
      ...known({ ...heads.get(order.orderNo) }),
    },
    lineNo: index + 1,
    line: {
      quantity: Math.max(1, line.quantity),
      payAmount: line.payAmount,
      ...known({
        goodsName: line.goodsName,
        platformSkuId: line.platformSkuId,
        contentId: line.contentId,
        salesType: line.salesType,
        platformCommission: line.platformCommission,
      }),
    },
    upId: upId || null,
    ...(refund && { refund: { ...refund, refundStatus: 2 } }),
  };
  // A line that is refused leaves nothing of it behind and does not hold up the others.
  return tx
    .transaction((inner) => keepReported(inner, told, bringerOf(of)))
    .catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
}

/** A word that nobody knows yet leaves the status as it was. */
async function knownStatus(tx: Db, orderNo: string, orderSource: number): Promise<number> {
  const [sale] = await tx
    .select({ orderStatus: sales.orderStatus })
    .from(sales)
    .where(and(eq(sales.orderNo, orderNo), eq(sales.orderSource, orderSource)));
  return sale?.orderStatus ?? 1;
}

/** What a channel does not tell stays as it was. */
const known = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [Name in keyof T]?: NonNullable<T[Name]>;
  };
