import { eq, sql } from 'drizzle-orm';
import { monthSpan } from '../modules/money/compute';
import { type CountryCode, countryOf, dayIn } from '../modules/system/country';
import { saleItems, saleRefunds, sales } from '../tables/money/order';
import type { Trade } from './trade';

type Name = Parameters<Trade['post']>[0];

/** The month so many months before the running one, by the country's own clock. */
export function monthBack(country: CountryCode, back: number): string {
  const [year = 0, month = 1] = dayIn(country).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
}

/** The second day of a month. */
export const within = (month: string, country: CountryCode = 'PH'): Date => new Date(monthSpan({ month, country }).begin + 86_400_000);

interface Sold {
  month: string;
  country?: CountryCode;
  pay?: string;
  bd?: string | null;
  bdId?: string;
  leaderId?: string;
  shopId?: string;
  upId?: string;
  /** 2 completed, 4 frozen. */
  status?: number;
}

interface Batch {
  id: string;
  can: string[];
  previewHash: string;
  settleStatus: number;
  payableAmount: string;
  lineCount: number;
  changes: { kind: string; amountBefore: string | null; amountNow: string | null }[];
}

interface Statement {
  id: string;
  can: string[];
  beneficiary: { id: string; name: string };
  totalAmount: string;
  adjustAmount: string;
  openingBalance: string;
  withholdingAmount: string;
  payableAmount: string;
  carriedForward: string;
  payStatus: number;
  gmv: string;
}

interface Line {
  id: string;
  lineType: number;
  sourceId: string;
  amount: string;
  base: string | null;
  late: boolean;
  snapshot: { orderNo?: string };
}

type Key = { settleMonth: string } & Record<string, unknown>;

let planted = 0;

/** Short ways to sell and to settle months over HTTP; lines are of an order at 20 / 12 / 3 percent. */
export function settlingOn({ db, ids, shop, product, post, must, get }: Trade, workOrderId: string) {
  /** A delivered and attributed order of one line; answers the id of the line. */
  async function sell({ month, country = 'PH', pay = '1499.00', bd = '3', status = 2, ...whose }: Sold): Promise<string> {
    const { bdId = ids.bd, leaderId = ids.leader, shopId = shop.id, upId = '900' } = whose;
    const time = within(month, country);
    const [sale] = await db
      .insert(sales)
      .values({
        orderNo: `ST-${(planted += 1)}`,
        orderSource: 10,
        country,
        currency: countryOf(country).currency,
        orderStatus: status,
        orderTime: time,
        deliverTime: time,
        payAmount: pay,
      })
      .returning({ id: sales.id });
    const [line] = await db
      .insert(saleItems)
      .values({
        orderId: sale?.id ?? '',
        lineNo: 1,
        orderTime: time,
        country,
        goodsId: product.id,
        goodsName: 'SPF 50+ daily',
        quantity: 1,
        payAmount: pay,
        upId,
        workOrderUpId: '901',
        workOrderId,
        bdId,
        leaderId,
        shopId,
        wholeProportion: '20',
        upProportion: '12',
        bdProportion: bd,
        payBy: 2,
        commissionableTime: time,
        settleMonth: month,
      })
      .returning({ id: saleItems.id });
    return line?.id ?? '';
  }

  /** Money goes back for a line, as an import would write it. */
  async function refund(lineId: string, amount: string, refundTime: Date): Promise<void> {
    await db.insert(saleRefunds).values({ refundNo: `SR-${(planted += 1)}`, orderItemId: lineId, refundTime, amount, refundStatus: 2 });
    await db
      .update(saleItems)
      .set({ refundAmount: sql`refund_amount + ${amount}` })
      .where(eq(saleItems.id, lineId));
    await db.execute(
      sql`update ${sales} set refund_time = ${refundTime} where id = (select order_id from ${saleItems} where id = ${lineId})`,
    );
  }

  const keyOf = (key: Key) => ({ settleDimension: 1, country: 'PH', ...key });
  const on = (by: Name, call: string, body: unknown) => post(by, `/main/settle/${call}`, body);
  const preview = async (key: Key, by: Name = 'finance') => (await must(by, '/main/settle/preview', keyOf(key))).id;
  const detail = async (id: string) => (await get<Batch>('finance', '/main/settle/detail', { id })).data;
  const settle = async (id: string, by: Name = 'finance') => on(by, 'settle', { id, previewHash: (await detail(id)).previewHash });
  const statements = async (batchId: string, by: Name = 'finance') =>
    (await get<{ rows: Statement[] }>(by, '/main/settleStatement/page', { batchId, pageSize: 100 })).data.rows;
  const linesOf = async (id: string, by: Name = 'finance') =>
    (await get<{ rows: Line[] }>(by, '/main/settleStatement/lines', { id, pageSize: 100 })).data.rows;
  const onStatement = (by: Name, call: string, body: unknown) => post(by, `/main/settleStatement/${call}`, body);
  /** A locked batch, and the one statement in it that is the first of its list. */
  async function locked(key: Key): Promise<{ id: string; statement: Statement }> {
    const id = await preview(key);
    const { code, message } = await settle(id);
    if (code !== 200) throw new Error(`${code} ${message}`);
    const [statement] = await statements(id);
    if (!statement) throw new Error('Nobody has a statement in it.');
    return { id, statement };
  }
  const clear = () => db.execute(sql`truncate settlement_batches, payees, sales, rules cascade`);
  return { sell, refund, keyOf, on, preview, detail, settle, statements, linesOf, onStatement, locked, clear };
}

export type Settling = ReturnType<typeof settlingOn>;
