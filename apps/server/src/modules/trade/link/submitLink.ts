import { staffHolding, type Viewer, viewerId } from '../../base/sight';
import { codeOf, linkReviewLife, linkValidityLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { isOfChannel, workAt } from '../../creators/channel';
import { isShareable, previewExpected, videoExpected } from './expectedLink';
import { noteEvent } from '../../base/lifeCycle';
import { linksOf, type Order, type Submission, submissionForUpdate, unlessOpen } from '../parts';
import { because, refuseAs, transition } from '../../base/transition';
import { nicknameOf, takesLink } from '../submission';
import { linkTexts, tellOfLink } from './notices';
import { beginLink, refuseUsed } from './store';
import { workOrderLinkRounds, workOrderLinks } from '../../../tables/trade/link';

interface Wanted {
  workOrderUpId: string;
  linkType: 1 | 2;
  link: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** A BD submits the preview or the published video of an agreed creator (domain/life-cycles 3.5). Answers the id. */
export async function submitLink(tx: Db, { workOrderUpId, linkType, link, viewer, services }: Wanted): Promise<string> {
  if (!link) throw new Refusal('linkEmpty', {}, { field: 'link' });
  const { submission, order } = await submissionForUpdate(tx, workOrderUpId, viewer);
  requireOwn(submission, viewer);
  const links = (await linksOf(tx, [workOrderUpId])).get(workOrderUpId) ?? [];
  await requireTaking(tx, { submission, order, links, linkType, viewer });
  const page = read(order, link, linkType);
  if (linkType === 2) await refuseUsed(tx, page.linkKey);
  const userId = viewerId(viewer);
  const [added] = await tx
    .insert(workOrderLinks)
    .values({
      workOrderUpId,
      linkType,
      ...page,
      submitUser: userId,
      createUser: userId,
      ...(linkType === 2 ? { nextCheckTime: sql`now()` as never } : {}),
    })
    .returning({ id: workOrderLinks.id });
  if (!added) throw new Error('The link was not stored.');
  await tellReviewers(tx, { order, submission, linkType, services, viewer });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrderLink.submitLink',
    object: `workOrderLink:${added.id}`,
    to: 'pending',
    more: { linkType, link: page.link },
  });
  return added.id;
}

interface Again {
  id: string;
  link: string;
  note?: string | undefined;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** A rejected link, or one withdrawn with its creator's approval, comes back as a new link, or as a new version with a note; its earlier round is kept. At most 5 rounds: 1025020. */
export async function resubmitLink(tx: Db, { id, link, note, viewer, services }: Again): Promise<void> {
  if (!link) throw new Refusal('linkEmpty', {}, { field: 'link' });
  const { link: before, submission, order } = await beginLink(tx, id, 'resubmit', viewer);
  const page = read(order, link, before.linkType);
  if (page.linkKey === before.linkKey && !note)
    throw refuseField('note', {
      en: 'The link is the same: say in the note what changed.',
      'zh-CN': '链接未变，请在说明中写明修改了什么。',
      vn: 'Liên kết không đổi: hãy ghi chú nội dung đã thay đổi.',
    });
  if (before.linkType === 2) await refuseUsed(tx, page.linkKey, id);
  const { round, rejectReason, submitUser, submitTime, reviewUser, reviewTime } = before;
  await tx
    .insert(workOrderLinkRounds)
    .values({ linkId: id, round, link: before.link, note: before.note, rejectReason, submitUser, submitTime, reviewUser, reviewTime });
  const unchecked = {
    linkStatus: codeOf(linkValidityLife, 'unchecked'),
    invalidCode: null,
    suspectCode: null,
    silentChecks: 0,
    validSince: null,
    hasGoods: null,
    reach: null,
    checkTime: null,
    manualCheckTime: null,
    workId: null,
    nextCheckTime: before.linkType === 2 ? sql`now()` : null,
  };
  await transition(tx, {
    machine: linkReviewLife,
    table: workOrderLinks,
    row: before,
    event: 'resubmit',
    set: {
      ...page,
      note: note || null,
      round: round + 1,
      rejectReason: null,
      reviewUser: null,
      reviewTime: null,
      remindTime: null,
      submitUser: viewerId(viewer),
      submitTime: sql`now()`,
      ...unchecked,
    },
    actor: viewer,
    reason: note,
    more: { round: round + 1, link: page.link },
  });
  await tellReviewers(tx, { order, submission, linkType: before.linkType, services, viewer });
}

function requireOwn({ bdId }: Submission, viewer: Viewer): void {
  if (viewer.persona !== 'bd' || bdId !== viewerId(viewer)) throw new Refusal('notFound');
}

interface Taking {
  submission: Submission;
  order: Order;
  links: Parameters<typeof takesLink>[2];
  linkType: 1 | 2;
  viewer: Viewer;
}

/** Refuses what is not agreed yet or was submitted already with 1020001, and a publish link before its preview with 1025018. */
async function requireTaking(tx: Db, { submission, order, links, linkType, viewer }: Taking): Promise<void> {
  if (takesLink(submission, order, links, linkType)) return;
  const same = links.find((link) => link.linkType === linkType);
  const standing = unlessOpen({ submission, order }) ?? (same && because(linkReviewLife, same));
  throw standing ? await refuseAs(tx, standing, viewer) : new Refusal('previewFirst');
}

/**
 * A link as it is stored. A preview is an https address that everybody who has it can open, on any host: a drive, an unlisted video.
 * A publish link names a video of the order's channel: 1025017 with what is expected otherwise.
 */
function read({ webId }: Order, link: string, linkType: number): { link: string; linkKey: string; platformWorkId: string | null } {
  const page = workAt(webId, link);
  if (linkType === 1 && !isShareable(link)) throw refuseField('link', previewExpected);
  if (linkType === 2 && (!/^https?:\/\//i.test(link) || !isOfChannel(webId, link) || !page))
    throw new Refusal('linkOfOtherChannel', {}, { fields: { link: videoExpected(webId, link) } });
  return page
    ? { link: page.link, linkKey: `${webId}:${page.key}`, platformWorkId: page.key }
    : { link, linkKey: `${webId}:${link}`, platformWorkId: null };
}

interface Asking {
  order: Order;
  submission: Submission;
  linkType: number;
  services: Pick<Services, 'events'>;
  viewer: Viewer;
}

async function tellReviewers(tx: Db, { order, submission, linkType, services, viewer }: Asking): Promise<void> {
  const nickname = await nicknameOf(tx, submission.upId);
  await tellOfLink(tx, services, {
    submission,
    userIds: await staffHolding(tx, 'linkAudit.audit', order.country),
    texts: linkTexts.submitted({ linkType }, order, nickname),
    publicUser: viewerId(viewer),
  });
}
