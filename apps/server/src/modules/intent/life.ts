import { type intentApi, intentLife, type ParsedInputOf } from '@backlot/contract';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { nextNumber } from '../../db/numbers/nextNumber';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { checkScale, dayIn } from '../country';
import { goodsOf } from '../goods';
import { noteEvent, requireEvent } from '../lifeCycle';
import { orderOf, type Viewer, viewerId } from '../trade';
import { checkContact, type UpRow, upForUpdate, upOf } from '../up';
import { standingIn, submitUp } from '../workOrderUp';
import { tellOfAnswer, tellOwner } from './notices';
import { codeOf, type Intent, intentsInSight, isInHands } from './policy';
import { cooperationIntents } from './tables';

interface Act {
  id: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** Invitations of one sender in a day, and days between two for one creator (domain/life-cycles 3.15). */
const mostADay = 100;
const quietDays = 7;
const openDays = 7;
const interestDays = 30;

/** Invites a creator to cooperate. Answers the id. */
export async function send(
  tx: Db,
  input: ParsedInputOf<typeof intentApi.send>,
  { viewer, services }: Omit<Act, 'id' | 'services'> & { services: Pick<Services, 'events' | 'vault'> },
): Promise<string> {
  const { upId, goodsId, workOrderId, message, offerProportion, offerShotCost } = input;
  const senderId = viewerId(viewer);
  if (message.length < 1 || message.length > 500) throw new Refusal('messageLength', {}, { field: 'message' });
  const contact = contactOf(input, services.vault);
  // One after the other for a sender: the day's count must hold.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`intents:${senderId}`}))`);
  const up = await upForUpdate(tx, upId);
  if (!up) throw new Refusal('notFound', {}, { field: 'upId' });
  if (up.blackFlag) throw new Refusal('inviteBlacklisted', {}, { field: 'upId' });
  const { shopId, currency } = await aboutWhat(tx, { goodsId, workOrderId }, viewer);
  if (currency !== undefined) checkScale({ offerShotCost }, currency);
  if ((await sentToday(tx, senderId)) >= mostADay) throw new Refusal('inviteDailyLimit');
  const recent = await tx
    .select({ id: cooperationIntents.id })
    .from(cooperationIntents)
    .where(
      and(
        eq(cooperationIntents.upId, upId),
        eq(cooperationIntents.senderId, senderId),
        gt(cooperationIntents.createTime, sql`now() - ${`${quietDays} days`}::interval`),
      ),
    );
  if (recent.length > 0) throw new Refusal('invitedRecently');
  const [intent] = await tx
    .insert(cooperationIntents)
    .values({
      intentNo: await nextNumber(tx, { prefix: 'YX', country: up.country, day: new Date(`${dayIn(up.country)}T00:00:00Z`) }),
      fromType: viewer.persona === 'shop' ? 2 : 1,
      upId,
      shopId,
      goodsId: goodsId ?? null,
      workOrderId: workOrderId ?? null,
      senderId,
      orgId: viewer.caller.orgId,
      message,
      ...contact,
      offerProportion: offerProportion ?? null,
      offerShotCost: offerShotCost ?? null,
      expireTime: sql`now() + ${`${openDays} days`}::interval`,
      createUser: senderId,
    })
    .returning();
  if (!intent) throw new Error('The invitation was not stored.');
  await tellOwner(tx, services, { intent, up });
  await noteEvent(tx, { actor: viewer, action: 'intent.send', object: `intent:${intent.id}`, to: 'sent', more: { upId } });
  return intent.id;
}

/** How to reach the sender, checked and sealed; the contract asks for both parts or none. */
const contactOf = ({ contactType, contactValue }: ParsedInputOf<typeof intentApi.send>, vault: Services['vault']) =>
  contactType === undefined || contactValue === undefined
    ? {}
    : { contactType, contactValue: vault.seal(checkContact({ contactType, contactValue })) };

/** The merchant and currency that an invitation is about: a merchant invites for itself, for own products and orders only. */
async function aboutWhat(
  tx: Db,
  { goodsId, workOrderId }: { goodsId: string | undefined; workOrderId: string | undefined },
  viewer: Viewer,
): Promise<{ shopId: string | null; currency: string | undefined }> {
  const order = workOrderId === undefined ? undefined : await orderOf(tx, workOrderId, viewer);
  const goods = goodsId === undefined ? undefined : await goodsOf(tx, goodsId);
  if (goodsId !== undefined && (!goods || (viewer.persona === 'shop' && goods.shopId !== viewer.shopId)))
    throw new Refusal('notFound', {}, { field: 'goodsId' });
  return { shopId: viewer.shopId ?? order?.shopId ?? goods?.shopId ?? null, currency: order?.currency ?? goods?.currency };
}

async function sentToday(tx: Db, senderId: string): Promise<number> {
  const rows = await tx
    .select({ id: cooperationIntents.id })
    .from(cooperationIntents)
    .where(and(eq(cooperationIntents.senderId, senderId), gt(cooperationIntents.createTime, sql`now() - interval '24 hours'`)));
  return rows.length;
}

interface Held {
  intent: Intent;
  up: Pick<UpRow, 'nickname' | 'bdId'>;
}

/** An intent in one's own hands, locked, with its creator; 1020002 for those of others. */
async function ownIntent(tx: Db, { id, viewer }: Pick<Act, 'id' | 'viewer'>): Promise<Held> {
  const [intent] = await tx
    .select()
    .from(cooperationIntents)
    .where(and(eq(cooperationIntents.id, id), intentsInSight(viewer)))
    .for('update');
  const up = intent && (await upOf(tx, intent.upId));
  if (!intent || !isInHands(intent, up?.bdId ?? null, viewer)) throw new Refusal('notFound');
  return { intent, up: up ?? noUp };
}

/** What is known of a creator who is gone. */
const noUp = { nickname: '', bdId: null };

const requireState = (tx: Db, intent: Intent, event: keyof typeof intentLife.events, { language }: Viewer) =>
  requireEvent(tx, { machine: intentLife, code: codeOf(intent), event, language, dictionary: 'intentStatus' });

const set = (tx: Db, id: string, userId: string | null, change: Record<string, unknown>) =>
  tx
    .update(cooperationIntents)
    .set({ ...change, updateTime: sql`now()`, updateUser: userId, version: sql`${cooperationIntents.version} + 1` })
    .where(eq(cooperationIntents.id, id));

/** Notes that the creator has seen the invitation. */
export async function view(tx: Db, act: Act): Promise<void> {
  const { intent } = await ownIntent(tx, act);
  await requireState(tx, intent, 'view', act.viewer);
  await set(tx, intent.id, viewerId(act.viewer), { intentStatus: 1, viewTime: sql`now()` });
  await noteEvent(tx, { actor: act.viewer, action: 'intent.view', object: `intent:${intent.id}`, from: 'sent', to: 'viewed' });
}

/** Notes what the creator answered; interest holds for 30 days. */
export async function reply(
  tx: Db,
  { interested, replyContent, ...act }: Act & { interested: boolean; replyContent: string },
): Promise<void> {
  const { intent, up } = await ownIntent(tx, act);
  const event = interested ? 'accept' : 'decline';
  const from = await requireState(tx, intent, event, act.viewer);
  const until = interested ? { expireTime: sql`now() + ${`${interestDays} days`}::interval` } : {};
  await set(tx, intent.id, viewerId(act.viewer), {
    intentStatus: interested ? 2 : 3,
    replyContent: replyContent || null,
    replyTime: sql`now()`,
    viewTime: sql`coalesce(${cooperationIntents.viewTime}, now())`,
    ...until,
  });
  await tellOfAnswer(tx, act.services, { intent, answer: interested ? 'interested' : 'declined', up, except: viewerId(act.viewer) });
  await noteEvent(tx, {
    actor: act.viewer,
    action: `intent.${event}`,
    object: `intent:${intent.id}`,
    from,
    to: interested ? 'interested' : 'declined',
    reason: replyContent,
  });
}

/** Submits an interested creator to an order, or joins the creator whom the BD has submitted there already (domain/life-cycles 3.15); answers the submission. */
export async function convert(
  tx: Db,
  { workOrderId, recommendReason, ...act }: Act & { workOrderId: string; recommendReason: string },
): Promise<string> {
  const { intent, up } = await ownIntent(tx, act);
  await requireState(tx, intent, 'convert', act.viewer);
  if (up === noUp) throw new Refusal('notFound');
  // A merchant invites for its own orders, whoever submits the creator.
  if (intent.fromType === 2 && (await orderOf(tx, workOrderId, act.viewer)).shopId !== intent.shopId)
    throw new Refusal('notFound', {}, { field: 'workOrderId' });
  // Written before the submission is noted: rows first, the trail last. The submission's id follows on the row that is held.
  await set(tx, intent.id, viewerId(act.viewer), { intentStatus: 5, workOrderId });
  const workOrderUpId =
    (await standingIn(tx, { workOrderId, upId: intent.upId, bdId: viewerId(act.viewer) })) ??
    (await submitUp(tx, { workOrderId, upId: intent.upId, recommendReason, viewer: act.viewer, services: act.services }));
  await set(tx, intent.id, viewerId(act.viewer), { convertWorkOrderUpId: workOrderUpId });
  if (intent.fromType === 2) await tellOfAnswer(tx, act.services, { intent, answer: 'converted', up, except: viewerId(act.viewer) });
  await noteEvent(tx, {
    actor: act.viewer,
    action: 'intent.convert',
    object: `intent:${intent.id}`,
    from: 'interested',
    to: 'converted',
    more: { workOrderUpId },
  });
  return workOrderUpId;
}

/** Lets invitations go that nobody answered in time, and interest that came to nothing; answers how many. */
export async function expireIntents({ database: { db }, events }: Pick<Services, 'database' | 'events'>): Promise<number> {
  const isOver = and(inArray(cooperationIntents.intentStatus, [0, 1, 2]), lt(cooperationIntents.expireTime, sql`now()`));
  const over = await db.select({ id: cooperationIntents.id }).from(cooperationIntents).where(isOver);
  for (const { id } of over) {
    await db.transaction(async (tx) => {
      const [intent] = await tx
        .select()
        .from(cooperationIntents)
        .where(and(eq(cooperationIntents.id, id), isOver))
        .for('update');
      if (!intent) return;
      await set(tx, id, null, { intentStatus: 4 });
      await noteEvent(tx, {
        action: 'intent.expire',
        object: `intent:${id}`,
        from: (['sent', 'viewed', 'interested'] as const)[intent.intentStatus],
        to: 'expired',
      });
      await tellOfAnswer(tx, { events }, { intent, answer: 'expired', up: (await upOf(tx, intent.upId)) ?? noUp });
    });
  }
  return over.length;
}
