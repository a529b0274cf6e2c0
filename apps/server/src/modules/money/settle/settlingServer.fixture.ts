import { once } from 'node:events';
import { and, asc, eq } from 'drizzle-orm';
import { readConfig } from '../../../config';
import { connectPostgres } from '../../../db/connectPostgres';
import { inState } from '../../../db/inState';
import { codeOf, paymentLife, settlementLife } from '@backlot/contract';
import type { Services } from '../../../services';
import { users } from '../../../tables/base/user';
import { saleItems } from '../../../tables/money/order';
import { payments } from '../../../tables/money/payment';
import { settlementBatches } from '../../../tables/money/settlement';
import { ownerOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { markPaid, payBatch } from '../payment';
import { confirm, preview, settle } from '.';

// A process that settles, confirms and pays month after month once it is told to, and says so when all is done. It is there to be killed.

const { db } = await connectPostgres(readConfig({ ...process.env, MODE: 'demo', LOG_LEVEL: 'silent' }), () => {});
const services = { database: { db }, events: { publish: async () => undefined } } as unknown as Services;
const viewer = async (account: string) => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.account, account));
  const owner = await ownerOf(db, { userId: user?.id ?? '0', language: 'en' });
  if (!owner) throw new Error(`There is no ${account}.`);
  return viewerFrom(db, owner);
};
const [finance, finance2] = [await viewer('finance'), await viewer('finance2')];
const months = await db.selectDistinct({ month: saleItems.settleMonth }).from(saleItems).orderBy(asc(saleItems.settleMonth));
process.stdout.write('ready\n');
await once(process.stdin, 'data');

for (const { month } of months) {
  const key = { settleMonth: month ?? '', settleDimension: 1, country: 'PH' as const };
  const [known] = await db.select().from(settlementBatches).where(eq(settlementBatches.settleMonth, key.settleMonth));
  const id = known?.id ?? (await db.transaction((tx) => preview(tx, key, finance)));
  const batch = async () => (await db.select().from(settlementBatches).where(eq(settlementBatches.id, id)))[0];
  const at = async () => (await batch())?.settleStatus;
  if ((await at()) === codeOf(settlementLife, 'preview'))
    await settle({ id, previewHash: (await batch())?.previewHash ?? '', viewer: finance, services });
  if ((await at()) === codeOf(settlementLife, 'pending')) await db.transaction((tx) => confirm(tx, id, finance2));
  await payBatch(db, { batchId: id, method: 1 }, finance);
  const underWay = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inState(paymentLife, payments, 'paying')));
  for (const payment of underWay)
    await db.transaction((tx) => markPaid(tx, services, { id: payment.id, providerNo: `N-${payment.id}` }, finance2));
}
process.stdout.write('done\n');
process.exit(0);
