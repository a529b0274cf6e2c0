import { accountOfShop, isRunning, staffHolding, type Viewer, viewerId } from '../../../base/sight';
import { codedReason, workOrderLife } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { noteEvent } from '../../../base/lifeCycle';
import { type Order, orderForUpdate, type Submission } from '../../parts';
import { because, refuseAs } from '../../../base/transition';
import { holdOwned, type UpRow, upForUpdate } from '../../../creators/creator';
import { upOwnerHistory, ups } from '../../../../tables/creators/creator';
import { submissionTexts, tellOfSubmission } from '../notices';
import { claimedShare, isInOrder, setWish, standingOf } from '../store';
import { workOrderUps } from '../../../../tables/trade/submission';

interface Wanted {
  workOrderId: string;
  upId: string;
  recommendReason: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** Creators that one BD may own (domain/life-cycles 3.16). */
const mostOwned = 500;

/** A BD submits a creator to a claimed order; one from the public pool becomes the BD's (domain/life-cycles 3.4). Answers the id. */
export async function submitUp(tx: Db, { workOrderId, upId, viewer, services, ...wanted }: Wanted): Promise<string> {
  const recommendReason = codedReason(wanted.recommendReason);
  if (!recommendReason) throw new Refusal('recommendReasonRequired', {}, { field: 'recommendReason' });
  const bdId = viewerId(viewer);
  const order = await orderForUpdate(tx, workOrderId, viewer);
  if (!isRunning(order)) throw await refuseAs(tx, because(workOrderLife, order), viewer);
  await requireShare(tx, order, bdId);
  // The name before the row, as whoever claims a creator: the same BD doing both never waits for itself.
  await holdOwned(tx, bdId);
  const up = await upForUpdate(tx, upId);
  if (!up) throw new Refusal('notFound', {}, { field: 'upId' });
  requireFit(up, order, bdId);
  if (await isInOrder(tx, workOrderId, upId)) throw new Refusal('upAlreadyInOrder', {}, { field: 'upId' });
  if (up.bdId === null) await own(tx, up, bdId);
  const wished = await setWish(tx, order, upId, 'pending');
  const [submission] = await tx
    .insert(workOrderUps)
    .values({ workOrderId, upId, bdId, recommendReason, wished, submitUser: bdId, createUser: bdId })
    .returning();
  if (!submission) throw new Error('The submission was not stored.');
  await askForReview(tx, { order, submission, nickname: up.nickname, services });
  if (up.bdId === null)
    await noteEvent(tx, { actor: viewer, action: 'up.claim', object: `up:${upId}`, from: 'pool', to: 'owned', more: { workOrderId } });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrderUp.submitUp',
    object: `workOrderUp:${submission.id}`,
    to: 'pending',
    more: { workOrderId, upId, recommendReason },
  });
  return submission.id;
}

/** A claimed share with a place to try: at most twice as many creators stand as places were given. */
export async function requireShare(tx: Db, order: Order, bdId: string): Promise<void> {
  const share = await claimedShare(tx, order.id, bdId);
  if (!share) throw new Refusal('allocationNotYours');
  if ((await standingOf(tx, order.id, bdId)) >= share.allocNum * 2) throw new Refusal('submissionLimit');
}

/** Refuses a creator of another BD, on the blacklist, or of another channel or country. */
export function requireFit(up: UpRow, { webId, country }: Order, bdId: string): void {
  if (up.bdId !== null && up.bdId !== bdId) throw new Refusal('upOfOtherBd', {}, { field: 'upId' });
  if (up.blackFlag) throw new Refusal('upBlacklisted', {}, { field: 'upId' });
  if (up.webId !== webId || up.country !== country) throw new Refusal('upDoesNotFit', {}, { field: 'upId' });
}

async function own(tx: Db, { id }: UpRow, bdId: string): Promise<void> {
  const owned = await tx
    .select({ id: ups.id })
    .from(ups)
    .where(sql`${ups.bdId} = ${bdId} and ${ups.status} <> 2`)
    .limit(mostOwned);
  if (owned.length >= mostOwned) throw new Refusal('tooManyCreators', { n: mostOwned });
  await tx
    .update(ups)
    .set({
      bdId,
      ownTime: sql`now()`,
      lastFollowTime: sql`now()`,
      poolWarnTime: null,
      updateTime: sql`now()`,
      updateUser: bdId,
      version: sql`${ups.version} + 1`,
    })
    .where(eq(ups.id, id));
  await tx.insert(upOwnerHistory).values({ upId: id, toBdId: bdId, action: 'claim', actorId: bdId });
}

interface Asking {
  order: Order;
  submission: Submission;
  nickname: string;
  services: Pick<Services, 'events'>;
  isAgain?: boolean;
}

/** Tells those who review: administrators, and the merchant where it confirms creators. */
export async function askForReview(tx: Db, { order, submission, nickname, services, isAgain = false }: Asking): Promise<void> {
  const userIds = [
    ...(await staffHolding(tx, 'upAudit.audit', order.country)),
    ...(order.shopConfirm ? await accountOfShop(tx, order.shopId) : []),
  ];
  await tellOfSubmission(tx, services, {
    submission,
    userIds,
    texts: submissionTexts.submitted(order, nickname, isAgain),
    publicUser: submission.bdId,
  });
}
