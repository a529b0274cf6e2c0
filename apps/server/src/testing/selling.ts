import type { Db } from '../db/database';
import { saleItems, sales } from '../tables/money/order';

interface Sold {
  workOrderId: string;
  goodsId: string;
  shopId: string;
  bdId: string;
  leaderId?: string | null;
  pay?: string;
  month: string;
  time?: Date;
}

let sold = 0;

/** A delivered and attributed order of one line in a month of the Philippines, at 20 / 12 / 3 percent; answers the id of the line. */
export async function sellLine(
  db: Db,
  { workOrderId, goodsId, shopId, bdId, leaderId, pay = '1499.00', month, time }: Sold,
): Promise<string> {
  const at = time ?? new Date(`${month}-02T04:00:00Z`);
  const [sale] = await db
    .insert(sales)
    .values({
      orderNo: `SL-${(sold += 1)}`,
      orderSource: 10,
      country: 'PH',
      currency: 'PHP',
      orderStatus: 2,
      orderTime: at,
      deliverTime: at,
      payAmount: pay,
    })
    .returning({ id: sales.id });
  const [line] = await db
    .insert(saleItems)
    .values({
      orderId: sale?.id ?? '',
      lineNo: 1,
      orderTime: at,
      country: 'PH',
      goodsId,
      quantity: 1,
      payAmount: pay,
      upId: '900',
      workOrderUpId: '901',
      workOrderId,
      bdId,
      leaderId: leaderId ?? null,
      shopId,
      wholeProportion: '20',
      upProportion: '12',
      bdProportion: '3',
      payBy: 2,
      commissionableTime: at,
      settleMonth: month,
    })
    .returning({ id: saleItems.id });
  return line?.id ?? '';
}
