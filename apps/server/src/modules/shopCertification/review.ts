import { certificationLife } from '@backlot/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Actor } from '../../http/actor';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { demandForms } from '../demandForm/tables';
import { nameOfValue, noteEvent, requireEvent } from '../lifeCycle';
import { type NoticeTexts, tell } from '../notice';
import { type ShopRow, shops } from '../shop';
import { inLanguages } from '../trade';
import { workOrders } from '../workOrder/tables';
import { newestRound, type Round, shopForUpdate } from './find';
import { noticeType } from './noticeType';
import { refuseLicence } from './submit';
import { shopCertifications } from './tables';

interface Verdict {
  id: string;
  round: number;
}

/** Certifies a merchant, or accepts a change of certified papers (domain/life-cycles 3.1). */
export async function passPapers(tx: Db, services: Services, verdict: Verdict, actor: Actor): Promise<void> {
  const { shop, round, from } = await roundToJudge(tx, verdict, 'pass', actor);
  await refuseLicence(tx, round.licenceNo, shop.id);
  await judge(tx, round, { status: 2, rejectReason: null }, actor);
  await tx
    .update(shops)
    .set({
      shopStatus: 2,
      certifiedTime: sql`now()`,
      version: sql`${shops.version} + 1`,
      updateTime: sql`now()`,
      updateUser: actor.caller.userId,
    })
    .where(eq(shops.id, shop.id));
  await tellMerchant(
    tx,
    services,
    shop,
    inLanguages(
      ['商家认证已通过', 'Your certification passed', 'Hồ sơ xác thực đã được duyệt'],
      ['现在可以提交需求单了。', 'You can submit demand forms now.', 'Bạn có thể gửi phiếu nhu cầu.'],
    ),
  );
  await noteEvent(tx, { actor, action: 'shop.pass', object: `shop:${shop.id}`, from, to: 'certified', more: { round: round.round } });
}

/** Rejects papers with a reason of 5 to 500 characters (1021007); a certified merchant whose change is rejected stays certified. */
export async function rejectPapers(
  tx: Db,
  services: Services,
  { reason, ...verdict }: Verdict & { reason: string },
  actor: Actor,
): Promise<void> {
  refuseReason(reason);
  const { shop, round, from } = await roundToJudge(tx, verdict, 'reject', actor);
  await judge(tx, round, { status: 3, rejectReason: reason }, actor);
  const stays = shop.shopStatus === certificationLife.states.certified;
  if (!stays)
    await tx
      .update(shops)
      .set({ shopStatus: 3, version: sql`${shops.version} + 1`, updateTime: sql`now()`, updateUser: actor.caller.userId })
      .where(eq(shops.id, shop.id));
  await tellMerchant(
    tx,
    services,
    shop,
    inLanguages(['商家认证被驳回', 'Your certification was rejected', 'Hồ sơ xác thực bị từ chối'], [reason, reason, reason]),
  );
  await noteEvent(tx, {
    actor,
    action: 'shop.reject',
    object: `shop:${shop.id}`,
    from,
    to: stays ? 'certified' : 'rejected',
    reason,
    more: { round: round.round },
  });
}

/** Takes a certification away; 1021009 while orders are issued or claimed, unless forced. Submitted demand forms end with the reason and a change under review is rejected with it, issued orders stay. */
export async function revokeCertification(
  tx: Db,
  services: Services,
  { id, reason, force = false }: { id: string; reason: string; force?: boolean | undefined },
  actor: Actor,
): Promise<void> {
  refuseReason(reason);
  const shop = await shopForUpdate(tx, id, actor);
  const from = await requireEvent(tx, {
    machine: certificationLife,
    code: shop.shopStatus,
    event: 'revoke',
    language: actor.language,
    dictionary: 'shopStatus',
  });
  if (shop.userId === actor.caller.userId) throw new Refusal('ownSubmission');
  const [open] = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(eq(workOrders.shopId, id), inArray(workOrders.workOrderStatus, [1, 2]), sql`${workOrders.status} <> 2`))
    .limit(1);
  if (open && !force) throw new Refusal('shopHasOpenOrders');
  await tx
    .update(shops)
    .set({ shopStatus: 3, version: sql`${shops.version} + 1`, updateTime: sql`now()`, updateUser: actor.caller.userId })
    .where(eq(shops.id, id));
  // A change that waits goes with the papers it would have changed: new papers can come after that.
  const round = await newestRound(tx, id);
  if (round?.status === 1) await judge(tx, round, { status: 3, rejectReason: reason }, actor);
  const ended = await tx
    .update(demandForms)
    .set({
      demandStatus: 3,
      endReason: reason,
      endTime: sql`now()`,
      version: sql`${demandForms.version} + 1`,
      updateTime: sql`now()`,
      updateUser: actor.caller.userId,
    })
    .where(and(eq(demandForms.shopId, id), eq(demandForms.demandStatus, 1)))
    .returning({ id: demandForms.id });
  await tellMerchant(
    tx,
    services,
    shop,
    inLanguages(['商家认证已撤销', 'Your certification was revoked', 'Xác thực đã bị thu hồi'], [reason, reason, reason]),
  );
  await noteEvent(tx, {
    actor,
    action: 'shop.revoke',
    object: `shop:${id}`,
    from,
    to: 'rejected',
    reason,
    more: { force, demandForms: ended.length },
  });
  for (const form of ended)
    await noteEvent(tx, { actor, action: 'demandForm.end', object: `demandForm:${form.id}`, from: 'submitted', to: 'ended', reason });
}

/** The papers that wait, as the reviewer saw them: not one's own (1021005), and no newer ones since (1021006). */
async function roundToJudge(
  tx: Db,
  { id, round: seen }: Verdict,
  event: 'pass' | 'reject',
  actor: Actor,
): Promise<{ shop: ShopRow; round: Round; from: string }> {
  const shop = await shopForUpdate(tx, id, actor);
  const round = await newestRound(tx, id);
  if (round && round.round !== seen) throw new Refusal('newerSubmission');
  const from = await requireEvent(tx, {
    machine: certificationLife,
    code: shop.shopStatus,
    event,
    language: actor.language,
    dictionary: 'shopStatus',
  });
  // Without papers that wait a certified merchant has nothing to be judged.
  if (round?.status !== 1)
    throw new Refusal('wrongState', {
      state: await nameOfValue(tx, { dictionary: 'shopStatus', code: shop.shopStatus, language: actor.language }),
    });
  if (round.submitUser === actor.caller.userId || shop.userId === actor.caller.userId) throw new Refusal('ownSubmission');
  return { shop, round, from };
}

const judge = (tx: Db, { id, lockUser }: Round, verdict: { status: 2 | 3; rejectReason: string | null }, { caller: { userId } }: Actor) =>
  tx
    .update(shopCertifications)
    .set({ ...verdict, auditUser: userId, auditTime: sql`now()`, ...(lockUser === null ? { lockUser: userId, lockTime: sql`now()` } : {}) })
    .where(eq(shopCertifications.id, id));

const tellMerchant = (tx: Db, services: Services, { id, userId }: ShopRow, texts: NoticeTexts) =>
  tell(tx, services, { noticeClass: 3, type: noticeType, extraParam: { id }, userIds: userId === null ? [] : [userId], texts });

function refuseReason(reason: string): void {
  if (reason.length < 5 || reason.length > 500) throw new Refusal('rejectReasonLength', {}, { field: 'reason' });
}
