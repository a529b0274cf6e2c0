import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, rowsOf } from '../../../db/database';
import { auditLogs } from '../../../tables/base/audit';
import { navyComments } from '../../../tables/analysis/navy';
import { comments } from '../../../tables/collection/comment';
import { connectorAnswers } from '../../../tables/collection/connector';
import { upContacts, upFollowUps, ups, works } from '../../../tables/creators/creator';
import { saleItems } from '../../../tables/money/order';
import { payments } from '../../../tables/money/payment';
import { settlementBatches, settlementLines, settlementStatements } from '../../../tables/money/settlement';
import { workOrderUps } from '../../../tables/trade/submission';
import { userIdOf } from '../../../testing/giveRole';
import { keepComments } from '../comments';
import { type Collection, collectionOn } from '../testing/collectionOn';

let on: Collection;
let up: string;
let other: string;
beforeAll(async () => {
  on = await collectionOn();
  [up = '', other = ''] = on.creators[20];
  for (const id of [up, other]) await closeAll(id);
});
afterAll(() => on.close());

/** Nothing is under way with a creator any more. */
async function closeAll(id: string): Promise<void> {
  await on.db.update(workOrderUps).set({ cooperationStatus: 5, fulfilledTime: null }).where(eq(workOrderUps.upId, id));
  await on.db.update(saleItems).set({ workOrderUpId: null }).where(eq(saleItems.upId, id));
  await on.db
    .update(settlementStatements)
    .set({ payStatus: 2 })
    .where(and(eq(settlementStatements.beneficiaryType, 4), eq(settlementStatements.beneficiaryId, id)));
}

/** Tables that hold a text anywhere; the audit chain is append-only. */
async function tablesWith(db: Db, needle: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'audit_logs' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int n from ${sql.identifier(name)} t where strpos(to_jsonb(t)::text, ${needle}) > 0`,
    );
    if (row && row.n > 0) found.push(name);
  }
  return found;
}

const erase = (account: string, id: string, reason = 'Letter of 26 November') => on.post(account, 'up/erase', { id, reason });
const said = (of: { id: string; upId: string }, id: string, authorPlatformId: string) => ({
  platformCommentId: id,
  authorName: 'Zita Unforgettable',
  authorPlatformId,
  content: 'lovely',
  likes: 1,
  replies: 0,
  commentTime: on.clock(),
  work: of,
});
const keep = (items: ReturnType<typeof said>[]) =>
  on.db.transaction((tx) => keepComments(tx, on.services, { webId: 20, items, dataTime: on.clock() }));

describe('the removal of a creator on request', () => {
  it('takes away all that tells of the person, keeps money under a pseudonym, and says who did it and why', async () => {
    await on.db.update(ups).set({ nickname: 'Zita Unforgettable', bio: 'Zita Unforgettable', gmv: '1250.50' }).where(eq(ups.id, up));
    await on.db.insert(upContacts).values({ upId: up, contactType: 'email', contactValue: 'sealed Zita Unforgettable' });
    await on.db.insert(upFollowUps).values({ upId: up, content: 'Zita Unforgettable', authorId: await userIdOf(on.server, 'admin') });
    for (const upId of [up, other]) for (const objectType of [1, 2]) await on.queueJob({ connectorId: on.ways.youtube, upId, objectType });
    await on.work();
    const [theirs] = await on.db.select({ id: works.id, upId: works.upId }).from(works).where(eq(works.upId, other)).limit(1);
    if (!theirs) throw new Error('no work');
    await keep([said(theirs, 'zita-1', 'youtube-bea.reyes'), said(theirs, 'else-1', 'somebody')]);
    await on.db.update(comments).set({ authorName: 'Else' }).where(eq(comments.platformCommentId, 'else-1'));
    const mark = {
      webId: 20,
      commentId: '1',
      commentTime: on.clock(),
      upId: other,
      workId: theirs.id,
      day: '2026-11-20',
      who: 'youtube-bea.reyes',
    };
    const signs = { isNamed: false, sameWords: true, burst: true, manyWorks: false, emptyProfile: false, suspected: true };
    await on.db.insert(navyComments).values({ ...mark, ...signs });
    const tables = ['comments', 'connector_answers', 'navy_comments', 'ups'];
    expect(await tablesWith(on.db, 'youtube-bea.reyes')).toEqual(expect.arrayContaining(tables));

    expect(await erase('admin', up)).toMatchObject({ code: 200 });
    expect(await tablesWith(on.db, 'youtube-bea.reyes')).toEqual([]);
    expect(await tablesWith(on.db, 'Zita Unforgettable')).toEqual([]);
    const [row] = await on.db.select().from(ups).where(eq(ups.id, up));
    expect(row).toMatchObject({ nickname: `KOL-${up.slice(-6)}`, status: 2, fansNum: null, gmv: '1250.50', bdId: null });
    expect((await on.get('admin', 'up/detail', { id: up })).code).toBe(1020002);
    // What others wrote elsewhere, and what was read of others, stays.
    expect(await on.db.$count(comments, eq(comments.platformCommentId, 'else-1'))).toBe(1);
    expect(await on.db.$count(connectorAnswers)).toBeGreaterThan(0);
    const [event] = await on.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.action, 'up.erase'), eq(auditLogs.object, `up:${up}`)));
    expect([event?.account, event?.detail]).toEqual(['admin', expect.objectContaining({ reason: 'Letter of 26 November' })]);
  });

  it('lets nobody bring the person back: no test, no file, no comment', async () => {
    const link = 'https://www.youtube.com/@bea.reyes';
    expect((await on.post('admin', 'up/testExtract', { webId: 20, homePageLink: link })).code).toBe(1033042);
    const [theirs] = await on.db.select({ id: works.id, upId: works.upId }).from(works).where(eq(works.upId, other)).limit(1);
    if (!theirs) throw new Error('no work');
    expect(await keep([said(theirs, 'zita-2', 'youtube-bea.reyes'), said(theirs, 'else-2', 'somebody')])).toMatchObject({
      added: 1,
      skipped: 1,
    });
    expect(await on.db.$count(comments, eq(comments.platformCommentId, 'zita-2'))).toBe(0);
    const job = await on.queueJob({ connectorId: on.ways.youtube, upId: up });
    await on.work();
    expect(await on.jobOf(job)).toMatchObject({ failure: 'NotFound' });
  });

  it('names the pseudonym in lines that are locked, which else nobody may change', async () => {
    const [line] = await on.db
      .select({ id: settlementLines.id, upId: saleItems.upId, snapshot: settlementLines.snapshot })
      .from(settlementLines)
      .innerJoin(saleItems, and(eq(saleItems.id, settlementLines.sourceId), eq(settlementLines.sourceType, 1)))
      .where(and(isNotNull(settlementLines.lockTime), isNotNull(saleItems.upId)))
      .limit(1);
    if (!line?.upId) throw new Error('no locked line');
    await closeAll(line.upId);
    expect(await erase('admin', line.upId)).toMatchObject({ code: 200 });
    const [after] = await on.db.select().from(settlementLines).where(eq(settlementLines.id, line.id));
    expect(after?.snapshot).toEqual({ ...line.snapshot, upName: `KOL-${line.upId.slice(-6)}` });
    const changed = on.db.update(settlementLines).set({ amount: '1' }).where(eq(settlementLines.id, line.id)).execute();
    await expect(changed).rejects.toThrow(/settlement_lines/);
  });

  it('is refused while work is under way or money is owed: 1033043', async () => {
    const [open] = await on.db
      .select({ id: workOrderUps.id, upId: workOrderUps.upId })
      .from(workOrderUps)
      .innerJoin(ups, and(eq(ups.id, workOrderUps.upId), eq(ups.status, 0)))
      .limit(1);
    if (!open) throw new Error('no submission');
    await closeAll(open.upId);
    await on.db.update(workOrderUps).set({ cooperationStatus: 3, approvalStatus: 2 }).where(eq(workOrderUps.id, open.id));
    expect((await erase('admin', open.upId)).code).toBe(1033043);
    expect((await on.get('admin', 'up/detail', { id: open.upId })).code).toBe(200);
  });

  it('waits for what is owed and what is not settled yet; a balance carried forward holds nobody, and payments forget the account', async () => {
    const [owed] = await on.db
      .select({ id: settlementStatements.id, upId: settlementStatements.beneficiaryId, paymentId: payments.id })
      .from(settlementStatements)
      .innerJoin(
        settlementBatches,
        and(eq(settlementBatches.id, settlementStatements.batchId), inArray(settlementBatches.settleStatus, [1, 2])),
      )
      .innerJoin(payments, eq(payments.statementId, settlementStatements.id))
      .innerJoin(ups, and(eq(ups.id, settlementStatements.beneficiaryId), eq(ups.status, 0)))
      .where(eq(settlementStatements.beneficiaryType, 4))
      .orderBy(settlementStatements.id)
      .limit(1);
    if (!owed) throw new Error('no payment to a creator');
    const state = (payStatus: number) => on.db.update(settlementStatements).set({ payStatus }).where(eq(settlementStatements.id, owed.id));
    await closeAll(owed.upId);
    // Whatever the demo's month has of this creator beside.
    await on.db.update(saleItems).set({ workOrderUpId: null }).where(eq(saleItems.upId, owed.upId));
    await on.db.update(payments).set({ payeeMasked: '****1234', payeeSealed: 'sealed' }).where(eq(payments.id, owed.paymentId));
    for (const waits of [1, 3, 4]) {
      await state(waits);
      expect([waits, (await erase('admin', owed.upId)).code]).toEqual([waits, 1033043]);
    }
    await state(5);
    // Sold a moment ago, and no month has counted it.
    const [line] = await on.db
      .select({ id: saleItems.id, orderId: saleItems.orderId })
      .from(saleItems)
      .orderBy(desc(saleItems.id))
      .limit(1);
    if (!line) throw new Error('no sale');
    await on.db.execute(sql`delete from settlement_marks where order_item_id = ${line.id}`);
    await on.db.execute(sql`update sales set order_status = 2 where id = ${line.orderId}`);
    const sold = { upId: owed.upId, workOrderUpId: '1', orderTime: new Date(), refundAmount: '0' };
    await on.db.update(saleItems).set(sold).where(eq(saleItems.id, line.id));
    expect((await erase('admin', owed.upId)).code).toBe(1033043);
    await on.db.update(saleItems).set({ workOrderUpId: null }).where(eq(saleItems.id, line.id));
    expect((await erase('admin', owed.upId)).code).toBe(200);
    const [paid] = await on.db.select().from(payments).where(eq(payments.id, owed.paymentId));
    expect([paid?.payeeMasked, paid?.payeeSealed]).toEqual([null, null]);
  });

  it('is refused to everybody but administrators, without a reason, and for one that is not there', async () => {
    for (const account of ['bd.ph.1', 'leader.ph', 'staff.1', 'shop.ph.1', 'finance'])
      expect([account, (await erase(account, other)).code]).toEqual([account, 1013002]);
    expect((await erase('admin', other, '')).code).toBe(1012001);
    expect((await erase('admin', '1')).code).toBe(1020002);
    expect((await erase('admin', up)).code).toBe(1020002);
    expect((await on.get('admin', 'up/detail', { id: other })).code).toBe(200);
  });
});
