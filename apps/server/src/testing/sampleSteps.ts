import { eq } from 'drizzle-orm';
import { goods } from '../tables/merchants/product';
import { sampleShippings } from '../tables/trade/sample';
import type { Trade } from './trade';

/** A complete address in the Philippines. */
export const address = {
  receiverName: 'Bea Reyes',
  receiverPhone: '+63 917 123 4567',
  region: 'Metro Manila',
  city: 'Makati',
  district: 'Poblacion',
  postalCode: '1210',
  street: '12 Kalayaan Avenue',
};

let numbers = 0;

/** Short ways to bring a sample to a state over HTTP. */
export function sampleSteps({
  db,
  product,
  must,
  post,
  claimed,
  agreed,
}: Pick<Trade, 'db' | 'product' | 'must' | 'post' | 'claimed' | 'agreed'>) {
  const plenty = () => db.update(goods).set({ status: 1, sampleQuota: 100_000, stock: 100_000 }).where(eq(goods.id, product.id));
  let order: Promise<string> | undefined;
  /** All in one order: a BD holds few at a time. */
  const submission = async () => agreed(await (order ??= claimed({ requireUpNum: 60, previewRequired: false })));
  const wish = (workOrderUpId: string, more: object = {}) => ({ workOrderUpId, quantity: 1, ...address, ...more });
  const ask = (workOrderUpId: string, more?: object) => post('bd', '/main/sample/request', wish(workOrderUpId, more));
  const requested = async (workOrderUpId?: string) => {
    await plenty();
    return (await must('bd', '/main/sample/request', wish(workOrderUpId ?? (await submission())))).id;
  };
  const approved = async (workOrderUpId?: string) => {
    const id = await requested(workOrderUpId);
    await must('shop', '/main/sample/approve', { id });
    return id;
  };
  const shipped = async (workOrderUpId?: string, more: object = {}) => {
    const id = await approved(workOrderUpId);
    await must('shop', '/main/sample/ship', { id, carrier: 'J&T Express', trackingNo: `JT${(numbers += 1)}`, ...more });
    return id;
  };
  const delivered = async (workOrderUpId?: string, more?: object) => {
    const id = await shipped(workOrderUpId, more);
    await must('bd', '/main/sample/deliver', { id });
    return id;
  };
  const row = async (id: string) => (await db.select().from(sampleShippings).where(eq(sampleShippings.id, id)))[0];
  const set = (id: string, change: Partial<typeof sampleShippings.$inferInsert>) =>
    db.update(sampleShippings).set(change).where(eq(sampleShippings.id, id));
  const goodsNow = async () => (await db.select().from(goods).where(eq(goods.id, product.id)))[0];
  return { plenty, submission, wish, ask, requested, approved, shipped, delivered, row, set, goodsNow };
}
