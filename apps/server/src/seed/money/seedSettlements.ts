import { noticeTypes } from '@backlot/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { FileStore } from '../../files/fileStore';
import { ownerOf } from '../../modules/base/download';
import { viewerFrom } from '../../modules/base/sight';
import { payBatch } from '../../modules/money/payment';
import { confirm, dispute, preview, settle, voidBatch } from '../../modules/money/settle';
import type { Vault } from '../../secrets/createVault';
import type { Services } from '../../services';
import { settlementBatches, settlementStatements } from '../../tables/money/settlement';
import { addPayees } from './addPayees';
import { type Cast, castOf } from './castOf';
import { type DemoMonth, demoMonths } from './demoMonths';
import { finishPayments } from './finishPayments';
import { importLateRefunds } from './lateRefunds';

const dimensions = [1, 2, 3, 4] as const;

/** Why the first months were settled twice. */
const mistakes = [
  'The rates of one order were wrong.',
  'A refund of the month was missing.',
  'The fee of one creator was not agreed yet.',
  'Two orders belong to another creator.',
  'The merchant reported a wrong delivery.',
];

interface Around {
  vault: Vault;
  userIds: ReadonlyMap<string, string>;
  today: Date;
  fileStore: FileStore;
}

/**
 * Settles the months of the demo in turn, as finance would when each was over: all but the newest two are settled, confirmed by the
 * other one and paid, five of them after a voided batch; refunds that arrive after the lock of a month are brought in after it. The
 * last but one waits for its confirmation, with a dispute; the newest is a preview. What is there already stays.
 */
export async function seedSettlements(db: Db, { vault, userIds, today, fileStore }: Around): Promise<void> {
  if ((await db.$count(settlementBatches)) > 0) return;
  const cast = await castOf(db, userIds);
  if (!cast) return;
  const services = { database: { db }, events: { publish: async () => undefined } } as unknown as Services;
  await addPayees(db, { vault, adminId: cast.admin.caller.userId });
  const toVoid = [...mistakes];
  for (const month of await demoMonths(db, today)) {
    for (const settleDimension of dimensions) await settleOne(db, { month, settleDimension, cast, services, toVoid });
    if (month.is === 'paid') await importLateRefunds(db, month, cast.finance);
  }
  await finishPayments(db, { services, cast, fileStore });
  await readNotices(db);
}

interface One {
  month: DemoMonth;
  settleDimension: number;
  cast: Cast;
  services: Services;
  /** Reasons of the voids that are still to come. */
  toVoid: string[];
}

async function settleOne(db: Db, one: One): Promise<void> {
  const { month, cast, services, toVoid } = one;
  const lock = async () => {
    const batch = await previewed(db, one);
    if (batch && month.is !== 'newest')
      await settle({ id: batch.id, previewHash: batch.previewHash, viewer: cast.finance, services, now: month.clock });
    return batch?.id;
  };
  let id = await lock();
  if (id === undefined || month.is === 'newest') return;
  if (month.is === 'waiting') return disputeOne(db, id);
  const reason = toVoid.shift();
  if (reason !== undefined) {
    const voided = id;
    await db.transaction((tx) => voidBatch(tx, { id: voided, reason, viewer: cast.finance }));
    await db.transaction((tx) => voidBatch(tx, { id: voided, reason: 'Agreed.', viewer: cast.admin }));
    id = (await lock()) ?? id;
  }
  const locked = id;
  await db.transaction((tx) => confirm(tx, locked, cast.finance2));
  await payBatch(db, { batchId: locked, method: 1 }, cast.finance);
}

/** The preview of a month, unless nobody has a statement in it. */
async function previewed(db: Db, { month, settleDimension, cast }: One) {
  const nothing = new Error('nothing to settle');
  const { settleMonth, country, clock } = month;
  return db
    .transaction(async (tx) => {
      const id = await preview(tx, { settleMonth, country, settleDimension }, cast.finance, clock);
      const [batch] = await tx.select().from(settlementBatches).where(eq(settlementBatches.id, id));
      if (!batch || batch.statementCount === 0) throw nothing;
      return batch;
    })
    .catch((error: unknown) => {
      if (error !== nothing) throw error;
      return undefined;
    });
}

/** The first statement of a batch of BDs is disputed by its own person. */
async function disputeOne(db: Db, batchId: string): Promise<void> {
  const [own] = await db
    .select()
    .from(settlementStatements)
    .where(and(eq(settlementStatements.batchId, batchId), eq(settlementStatements.beneficiaryType, 1)))
    .orderBy(asc(settlementStatements.id))
    .limit(1);
  const owner = own && (await ownerOf(db, { userId: own.beneficiaryId, language: 'en' }));
  if (!own || !owner) return;
  const viewer = await viewerFrom(db, owner);
  await db.transaction((tx) => dispute(tx, { id: own.id, text: 'Two orders of my creators are missing.', viewer }));
}

/** People have read what they were told of long ago. */
const readNotices = (db: Db) =>
  db.execute(sql`
    update notice_receivers set read_time = now()
    where read_time is null and notice_id in (select id from notices where type in (${noticeTypes.statement}, ${noticeTypes.payment}, ${noticeTypes.rule}))`);
