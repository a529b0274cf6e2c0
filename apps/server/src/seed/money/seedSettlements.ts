import { noticeTypes } from '@backlot/contract';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { ownerOf } from '../../modules/base/download';
import { type Viewer, viewerFrom } from '../../modules/base/sight';
import { markFailed, markPaid, payBatch } from '../../modules/money/payment';
import { confirm, dispute, preview, settle, voidBatch } from '../../modules/money/settle';
import type { CountryCode } from '../../modules/system/country';
import type { Vault } from '../../secrets/createVault';
import type { Services } from '../../services';
import { saleItems } from '../../tables/money/order';
import { payees, payments } from '../../tables/money/payment';
import { settlementBatches, settlementStatements } from '../../tables/money/settlement';

interface Key {
  settleMonth: string;
  country: CountryCode;
}

interface Cast {
  finance: Viewer;
  finance2: Viewer;
  admin: Viewer;
}

const dimensions = [1, 2, 3, 4] as const;

/**
 * Settles the months of the demo as finance would: all but the newest two are settled, confirmed by the other one and paid, with a
 * failed payment, one under way and a voided batch among them; the last but one waits for its confirmation, with a dispute; the
 * newest is a preview. What is there already stays.
 */
export async function seedSettlements(db: Db, { vault, userIds }: { vault: Vault; userIds: ReadonlyMap<string, string> }): Promise<void> {
  if ((await db.$count(settlementBatches)) > 0) return;
  const cast = await castOf(db, userIds);
  if (!cast) return;
  const services = { database: { db }, events: { publish: async () => undefined } } as unknown as Services;
  await addPayees(db, vault, cast);
  const keys = await monthsSold(db);
  const months = [...new Set(keys.map(({ settleMonth }) => settleMonth))].sort().toReversed();
  const [newest, waiting] = months;
  let hasVoid = false;
  for (const key of keys)
    for (const settleDimension of dimensions) {
      const batch = await previewed(db, { ...key, settleDimension }, cast.finance);
      if (!batch || key.settleMonth === newest) continue;
      await settle({ id: batch.id, previewHash: batch.previewHash, viewer: cast.finance, services });
      if (key.settleMonth === waiting) {
        await disputeOne(db, batch.id);
        continue;
      }
      if (!hasVoid) {
        hasVoid = true;
        await db.transaction((tx) => voidBatch(tx, { id: batch.id, reason: 'The rates of one order were wrong.', viewer: cast.finance }));
        await db.transaction((tx) => voidBatch(tx, { id: batch.id, reason: 'Agreed.', viewer: cast.admin }));
        continue;
      }
      await db.transaction((tx) => confirm(tx, batch.id, cast.finance2));
      await payBatch(db, { batchId: batch.id, method: 1 }, cast.finance);
    }
  await finishPayments(db, services, cast);
  await readNotices(db);
}

async function castOf(db: Db, userIds: ReadonlyMap<string, string>): Promise<Cast | undefined> {
  const viewer = async (account: string) => {
    const owner = await ownerOf(db, { userId: userIds.get(account) ?? '0', language: 'en' });
    return owner && viewerFrom(db, owner);
  };
  const [finance, finance2, admin] = await Promise.all([viewer('finance'), viewer('finance2'), viewer('admin')]);
  return finance && finance2 && admin ? { finance, finance2, admin } : undefined;
}

/** Months that have ended in their country and in which something counted, the oldest first. */
async function monthsSold(db: Db): Promise<Key[]> {
  const month = sql<string>`${saleItems.settleMonth}`;
  const rows = await db
    .selectDistinct({ settleMonth: month, country: saleItems.country })
    .from(saleItems)
    .where(
      and(isNotNull(saleItems.settleMonth), isNotNull(saleItems.workOrderId), sql`${month} < to_char(now() - interval '1 day', 'YYYY-MM')`),
    )
    .orderBy(asc(month), asc(saleItems.country));
  return rows as Key[];
}

/** The preview of a month, unless nobody has a statement in it. */
async function previewed(db: Db, key: Key & { settleDimension: number }, finance: Viewer) {
  const nothing = new Error('nothing to settle');
  return db
    .transaction(async (tx) => {
      const id = await preview(tx, key, finance);
      const [batch] = await tx.select().from(settlementBatches).where(eq(settlementBatches.id, id));
      if (!batch || batch.statementCount === 0) throw nothing;
      return batch;
    })
    .catch((error: unknown) => {
      if (error !== nothing) throw error;
      return undefined;
    });
}

const banks: Readonly<Record<string, string>> = { PH: 'BDO', VN: 'Vietcombank', TH: 'Kasikornbank', MY: 'Maybank', SG: 'DBS', ID: 'BCA' };

/** Everybody who may be owed something has an account, known for long. */
async function addPayees(db: Db, vault: Vault, { admin }: Cast): Promise<void> {
  const owners = await rowsOf<{ type: number; id: string; name: string; country: string }>(
    db,
    sql`
    select case r.code when 'bd' then 1 else 2 end as type, u.id::text id, u.name, coalesce(u.country, 'PH') country
      from users u join user_roles g on g.user_id = u.id join roles r on r.id = g.role_id and r.code in ('bd', 'teamLeader')
    union select distinct 4, c.id::text, c.nickname, o.country
      from work_order_ups s join work_orders o on o.id = s.work_order_id join ups c on c.id = s.up_id
    order by 1, 2`,
  );
  const rows = owners.map(({ type, id, name, country }) => {
    const [bankName, accountNumber] = [banks[country] ?? 'BDO', id.slice(-10)];
    return {
      beneficiaryType: type,
      beneficiaryId: id,
      sealed: vault.seal(JSON.stringify({ bankName, accountName: name, accountNumber })),
      masked: `${bankName} •••• ${accountNumber.slice(-4)}`,
      withholdingRate: type === 4 ? '0' : '5',
      changeTime: new Date(Date.now() - 400 * 86_400_000),
      changeUser: admin.caller.userId,
    };
  });
  if (rows.length > 0) await db.insert(payees).values(rows).onConflictDoNothing();
}

/** The first statement of a batch of BDs is disputed by its own person. */
async function disputeOne(db: Db, batchId: string): Promise<void> {
  const [own] = await db
    .select()
    .from(settlementStatements)
    .where(and(eq(settlementStatements.batchId, batchId), inArray(settlementStatements.beneficiaryType, [1])))
    .orderBy(asc(settlementStatements.id))
    .limit(1);
  const owner = own && (await ownerOf(db, { userId: own.beneficiaryId, language: 'en' }));
  if (!own || !owner) return;
  const viewer = await viewerFrom(db, owner);
  await db.transaction((tx) => dispute(tx, { id: own.id, text: 'Two orders of my creators are missing.', viewer }));
}

/** Most payments have arrived; of every five, and at the end, one failed and one is still under way. */
async function finishPayments(db: Db, services: Services, { finance }: Cast): Promise<void> {
  const begun = await db.select({ id: payments.id }).from(payments).orderBy(asc(payments.id));
  for (const [index, { id }] of begun.entries()) {
    const left = begun.length - index;
    if (index % 5 === 3 || left === 2)
      await db.transaction((tx) => markFailed(tx, services, { id, reason: 'The account is closed.' }, finance));
    else if (index % 5 !== 4 && left !== 1)
      await db.transaction((tx) => markPaid(tx, services, { id, providerNo: `TT${String(20_260_000 + index)}` }, finance));
  }
}

/** People have read what they were told of long ago. */
const readNotices = (db: Db) =>
  db.execute(sql`
    update notice_receivers set read_time = now()
    where read_time is null and notice_id in (select id from notices where type in (${noticeTypes.statement}, ${noticeTypes.payment}, ${noticeTypes.rule}))`);
