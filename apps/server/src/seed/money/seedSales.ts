import { approvalLife } from '@backlot/contract';
import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { inState } from '../../db/inState';
import { ownerOf } from '../../modules/base/download';
import { orderImport, shareSql } from '../../modules/money/order';
import { ups } from '../../tables/creators/creator';
import { goods } from '../../tables/merchants/product';
import { saleItems, sales } from '../../tables/money/order';
import { workOrders } from '../../tables/trade/order';
import { workOrderUps } from '../../tables/trade/submission';
import { countRows } from '../demo/countRows';
import { demoDay } from '../demo/demoDay';
import { type Seller, soldLines } from './soldLines';

const sizes = { small: 90, full: 1200 } as const;

/** A year of orders with refunds, brought in by the import of orders as finance would; what is there already stays. */
export async function seedSales(
  db: Db,
  { size, today, financeId }: { size: keyof typeof sizes; today: Date; financeId: string | undefined },
): Promise<void> {
  const [known] = await db.select({ n: count() }).from(sales);
  if (known?.n || !financeId) return;
  const day = demoDay(today);
  await countRows(db, sql`${workOrderUps}, ${workOrders}, ${goods}, ${ups}`);
  const found = await db
    .select({
      goodsNo: goods.goodsNo,
      price: goods.price,
      handle: ups.upNumber,
      auditTime: workOrderUps.auditTime,
      endTime: sql<Date | null>`least(${workOrders.endTime}, ${workOrderUps.terminateTime}, ${workOrders.expireDate}::timestamptz)`.mapWith(
        workOrders.endTime,
      ),
    })
    .from(workOrderUps)
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .innerJoin(goods, eq(goods.id, workOrders.goodsId))
    .innerJoin(ups, eq(ups.id, workOrderUps.upId))
    .where(and(inState(approvalLife, workOrderUps, 'approved'), isNotNull(workOrderUps.auditTime), eq(goods.status, 1)))
    .orderBy(asc(goods.goodsNo), asc(ups.platformId), asc(workOrderUps.auditTime));
  const [first, ...rest] = found.map(({ auditTime, endTime, ...seller }): Seller => {
    const [from, to] = [day.daysSince(auditTime ?? today) - 1, endTime ? Math.max(0, day.daysSince(endTime) + 1) : 0];
    return { ...seller, window: from > to ? { from, to } : null };
  });
  const finance = await ownerOf(db, { userId: financeId, language: 'zh-CN' });
  if (!first || !finance) return;
  const run = await orderImport.open(db, finance);
  await db.transaction(async (tx) => {
    for (const cells of soldLines([first, ...rest], { day, count: sizes[size] })) await run.carry(tx, cells);
    await reportCommission(tx);
  });
}

/** The platform reports its commission of most lines: as we compute it, but for one in twenty, which it reports a little higher. */
async function reportCommission(tx: Db): Promise<void> {
  const turn = sql`right(${sales.orderNo}, 6)::int`;
  await tx.execute(sql`
    update ${saleItems} set platform_commission = ${shareSql.whole} + case when ${turn} % 20 = 3 then 3 else 0 end
    from ${sales} where ${sales.id} = ${saleItems.orderId} and ${saleItems.workOrderUpId} is not null and ${turn} % 4 <> 1`);
}
