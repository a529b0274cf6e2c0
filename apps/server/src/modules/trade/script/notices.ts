import { noticeTypes, spelledReason, type Words } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { ups } from '../../../tables/creators/creator';
import { tell } from '../../base/notice';
import { inLanguages, staffHolding } from '../../base/sight';
import type { Order, Script, Submission } from '../parts';

const titles = {
  submitted: { en: 'Script to review', 'zh-CN': '脚本待审核', vn: 'Kịch bản chờ duyệt' },
  approved: { en: 'Script approved', 'zh-CN': '脚本已通过', vn: 'Kịch bản được duyệt' },
  rejected: { en: 'Script rejected', 'zh-CN': '脚本被驳回', vn: 'Kịch bản bị từ chối' },
  waiting: { en: 'A script has waited for 72 hours', 'zh-CN': '脚本超过 72 小时未审核', vn: 'Kịch bản chờ duyệt quá 72 giờ' },
} as const satisfies Record<string, Words>;

interface About {
  script: Pick<Script, 'id' | 'scriptName' | 'round'>;
  submission: Pick<Submission, 'upId' | 'bdId'>;
  order: Pick<Order, 'workOrderNo' | 'country'>;
  /** Who did it knows already. */
  by?: string | undefined;
}

/** Who reviews the scripts of a country: administrators and its team leaders. */
const reviewers = (tx: Db, country: string) => staffHolding(tx, 'script.audit', country, ['all', 'team']);

export const tellReviewers = async (tx: Db, services: Pick<Services, 'events'>, about: About): Promise<void> =>
  tellOf(tx, services, { ...about, what: 'submitted', to: await reviewers(tx, about.order.country) });

export const tellOfWaiting = async (tx: Db, services: Pick<Services, 'events'>, about: About): Promise<void> =>
  tellOf(tx, services, { ...about, what: 'waiting', to: await reviewers(tx, about.order.country) });

export const tellBd = (
  tx: Db,
  services: Pick<Services, 'events'>,
  about: About & { what: 'approved' | 'rejected'; reason?: string },
): Promise<void> => tellOf(tx, services, { ...about, to: [about.submission.bdId] });

/** Tells people of a script; the notice leads to it. */
async function tellOf(
  tx: Db,
  services: Pick<Services, 'events'>,
  { script, submission, order, by, what, to, reason }: About & { what: keyof typeof titles; to: readonly string[]; reason?: string },
): Promise<void> {
  const userIds = to.filter((userId) => userId !== by);
  if (userIds.length === 0) return;
  const [up] = await tx.select({ nickname: ups.nickname }).from(ups).where(eq(ups.id, submission.upId));
  const { en, 'zh-CN': zh, vn } = titles[what];
  const name = up?.nickname ?? '';
  const line = (language: keyof Words) =>
    [script.scriptName, order.workOrderNo, reason && spelledReason(reason, language)].filter(Boolean).join(' · ');
  await tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.script,
    extraParam: { id: script.id, upId: submission.upId },
    userIds,
    texts: inLanguages(
      { en: `${en}: ${name}`, 'zh-CN': `${zh}：${name}`, vn: `${vn}: ${name}` },
      { en: line('en'), 'zh-CN': line('zh-CN'), vn: line('vn') },
    ),
    ...(by !== undefined && { publicUser: by }),
  });
}
