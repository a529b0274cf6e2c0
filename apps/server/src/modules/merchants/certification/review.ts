import { certificationLife, codeOf, demandFormLife, is, papersLife } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { demandForms } from '../../../tables/trade/demandForm';
import { type NoticeTexts, tell } from '../../base/notice';
import { certificationPolicy, type ShopRow } from '../merchant';
import { shops } from '../../../tables/merchants/merchant';
import { inLanguages, runs } from '../../base/sight';
import { begin, transition } from '../../base/transition';
import { workOrders } from '../../../tables/trade/order';
import { newestRound, type Round, shopForUpdate } from './find';
import { moveShop } from './moveShop';
import { noticeType } from './noticeType';
import { refuseLicence } from './submit';
import { shopCertifications } from '../../../tables/merchants/certification';

interface Verdict {
  id: string;
  round: number;
}

/** Certifies a merchant, or accepts a change of certified papers (domain/life-cycles 3.1). */
export async function passPapers(tx: Db, services: Services, verdict: Verdict, actor: Actor): Promise<void> {
  const { shop, papers } = await papersToJudge(tx, verdict, 'pass', actor);
  await refuseLicence(tx, papers.licenceNo, shop.id);
  await judge(tx, papers, { verdict: 'passed', rejectReason: null }, actor);
  await transition(tx, {
    machine: certificationLife,
    table: shops,
    row: shop,
    event: 'pass',
    set: { certifiedTime: sql`now()` },
    actor,
    more: { round: papers.round },
  });
  await tellMerchant(
    tx,
    services,
    shop,
    inLanguages(
      { en: 'Your certification passed', 'zh-CN': '商家认证已通过', vn: 'Hồ sơ xác thực đã được duyệt' },
      { en: 'You can submit demand forms now.', 'zh-CN': '现在可以提交需求单了。', vn: 'Bạn có thể gửi phiếu nhu cầu.' },
    ),
  );
}

/** Rejects papers with a reason of 5 to 500 characters (1021007); a certified merchant whose change is rejected stays certified. */
export async function rejectPapers(
  tx: Db,
  services: Services,
  { reason, ...verdict }: Verdict & { reason: string },
  actor: Actor,
): Promise<void> {
  refuseReason(reason);
  const { shop, papers } = await papersToJudge(tx, verdict, 'reject', actor);
  await judge(tx, papers, { verdict: 'rejected', rejectReason: reason }, actor);
  const to = is(certificationLife, shop, 'certified') ? 'certified' : 'rejected';
  await moveShop(tx, { shop, event: 'reject', to, actor, reason, more: { round: papers.round } });
  await tellMerchant(
    tx,
    services,
    shop,
    inLanguages(
      { en: 'Your certification was rejected', 'zh-CN': '商家认证被驳回', vn: 'Hồ sơ xác thực bị từ chối' },
      { en: reason, 'zh-CN': reason, vn: reason },
    ),
  );
}

/** Takes a certification away; 1021009 while orders are issued or claimed, unless forced. Submitted demand forms end with the reason and a change under review is rejected with it, issued orders stay. */
export async function revokeCertification(
  tx: Db,
  services: Services,
  { id, reason, force = false }: { id: string; reason: string; force?: boolean | undefined },
  actor: Actor,
): Promise<void> {
  refuseReason(reason);
  const find = () => certificationOf(tx, id, actor);
  const { shop, papers } = await begin(tx, { policy: certificationPolicy, event: 'revoke', viewer: actor, find });
  const [open] = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(eq(workOrders.shopId, id), runs, sql`${workOrders.status} <> 2`))
    .limit(1);
  if (open && !force) throw new Refusal('shopHasOpenOrders');
  const forms = await tx
    .select()
    .from(demandForms)
    .where(and(eq(demandForms.shopId, id), inState(demandFormLife, demandForms, 'submitted')))
    .for('update');
  const more = { force, demandForms: forms.length };
  await transition(tx, { machine: certificationLife, table: shops, row: shop, event: 'revoke', actor, reason, more });
  // A change that waits goes with the papers it would have changed: new papers can come after that.
  if (papers && is(papersLife, papers, 'pending')) await judge(tx, papers, { verdict: 'rejected', rejectReason: reason }, actor);
  const set = { endReason: reason, endTime: sql`now()` };
  for (const form of forms)
    await transition(tx, { machine: demandFormLife, table: demandForms, row: form, event: 'end', set, actor, reason });
  await tellMerchant(
    tx,
    services,
    shop,
    inLanguages(
      { en: 'Your certification was revoked', 'zh-CN': '商家认证已撤销', vn: 'Xác thực đã bị thu hồi' },
      { en: reason, 'zh-CN': reason, vn: reason },
    ),
  );
}

/** A merchant in sight, locked, with the newest papers. */
const certificationOf = async (tx: Db, id: string, actor: Actor): Promise<{ shop: ShopRow; papers: Round | undefined }> => ({
  shop: await shopForUpdate(tx, id, actor),
  papers: await newestRound(tx, id),
});

/** The papers that wait, as the reviewer saw them: not one's own (1021005), and no newer ones since (1021006). */
async function papersToJudge(
  tx: Db,
  { id, round }: Verdict,
  event: 'pass' | 'reject',
  actor: Actor,
): Promise<{ shop: ShopRow; papers: Round }> {
  const find = async () => {
    const found = await certificationOf(tx, id, actor);
    if (found.papers && found.papers.round !== round) throw new Refusal('newerSubmission');
    return found;
  };
  const { shop, papers } = await begin(tx, { policy: certificationPolicy, event, viewer: actor, find });
  if (!papers) throw new Error('Papers that wait are not there.');
  return { shop, papers };
}

interface Judgement {
  verdict: 'passed' | 'rejected';
  rejectReason: string | null;
}

const judge = (tx: Db, { id, lockUser }: Round, { verdict, rejectReason }: Judgement, { caller: { userId } }: Actor) =>
  tx
    .update(shopCertifications)
    .set({
      status: codeOf(papersLife, verdict),
      rejectReason,
      auditUser: userId,
      auditTime: sql`now()`,
      ...(lockUser === null ? { lockUser: userId, lockTime: sql`now()` } : {}),
    })
    .where(eq(shopCertifications.id, id));

const tellMerchant = (tx: Db, services: Services, { id, userId }: ShopRow, texts: NoticeTexts) =>
  tell(tx, services, { noticeClass: 3, type: noticeType, extraParam: { id }, userIds: userId === null ? [] : [userId], texts });

function refuseReason(reason: string): void {
  if (reason.length < 5 || reason.length > 500) throw new Refusal('rejectReasonLength', {}, { field: 'reason' });
}
