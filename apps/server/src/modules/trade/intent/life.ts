import { type Viewer, viewerId } from '../../base/sight';
import { codeOf, type intentApi, intentLife, type ParsedInputOf } from '@backlot/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { nextNumber } from '../../../db/numbers/nextNumber';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { checkScale, dayIn } from '../../system/country';
import { goodsOf } from '../../merchants/product';
import { noteEvent } from '../../base/lifeCycle';
import { orderOf } from '../parts';
import { begin, transition } from '../../base/transition';
import { checkContact, type UpRow, upOf, upToInvite } from '../../creators/creator';
import { standingIn, submitUp } from '../submission';
import { tellOfAnswer, tellOwner } from './notices';
import { type Intent, intentPolicy, intentsInSight } from './policy';
import { cooperationIntents } from '../../../tables/trade/intent';

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

const fromCreator = 3;
const notForMerchants = {
  en: 'A BD notes the interest of a creator.',
  'zh-CN': '达人意向由商务登记。',
  vn: 'BD ghi nhận ý định của KOL.',
};

/** Invites a creator to cooperate, or notes that one who came by itself is interested. Answers the id. */
export async function send(
  tx: Db,
  input: ParsedInputOf<typeof intentApi.send>,
  { viewer, services }: Omit<Act, 'id' | 'services'> & { services: Pick<Services, 'events' | 'vault'> },
): Promise<string> {
  const { upId, goodsId, workOrderId, message, offerProportion, offerShotCost } = input;
  const senderId = viewerId(viewer);
  const isByCreator = input.fromType === fromCreator;
  if (isByCreator && viewer.persona === 'shop') throw refuseField('fromType', notForMerchants);
  if (message.length < 1 || message.length > 500) throw new Refusal('messageLength', {}, { field: 'message' });
  const contact = contactOf(input, services.vault);
  // One after the other for a sender: the day's count must hold.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`intents:${senderId}`}))`);
  const up = await upToInvite(tx, upId, viewer);
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
      fromType: isByCreator ? fromCreator : viewer.persona === 'shop' ? 2 : 1,
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
      // Who came by itself needs no answer.
      ...(isByCreator && { intentStatus: codeOf(intentLife, 'interested'), replyTime: sql`now()` }),
      expireTime: sql`now() + ${`${isByCreator ? interestDays : openDays} days`}::interval`,
      createUser: senderId,
    })
    .returning();
  if (!intent) throw new Error('The invitation was not stored.');
  await tellOwner(tx, services, { intent, up });
  await noteEvent(tx, {
    actor: viewer,
    action: 'intent.send',
    object: `intent:${intent.id}`,
    to: isByCreator ? 'interested' : 'sent',
    more: { upId },
  });
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
  const goods = goodsId === undefined ? undefined : await goodsOf(tx, goodsId, viewer);
  if (goodsId !== undefined && !goods) throw new Refusal('notFound', {}, { field: 'goodsId' });
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
  ownerId: string | null;
  up: Pick<UpRow, 'nickname' | 'bdId'>;
}

/** An intent in sight, locked, with its creator. */
async function intentForUpdate(tx: Db, { id, viewer }: Pick<Act, 'id' | 'viewer'>): Promise<Held> {
  const [intent] = await tx
    .select()
    .from(cooperationIntents)
    .where(and(eq(cooperationIntents.id, id), intentsInSight(viewer)))
    .for('update');
  if (!intent) throw new Refusal('notFound');
  const up = (await upOf(tx, intent.upId)) ?? noUp;
  return { intent, ownerId: up.bdId, up };
}

/** What is known of a creator who is gone. */
const noUp = { nickname: '', bdId: null };

const life = { machine: intentLife, table: cooperationIntents };

const beginIntent = (tx: Db, event: keyof typeof intentLife.events, act: Act): Promise<Held> =>
  begin(tx, { policy: intentPolicy, event, viewer: act.viewer, find: () => intentForUpdate(tx, act) });

/** Notes that the creator has seen the invitation. */
export async function view(tx: Db, act: Act): Promise<void> {
  const { intent } = await beginIntent(tx, 'view', act);
  await transition(tx, { ...life, row: intent, event: 'view', set: { viewTime: sql`now()` }, actor: act.viewer });
}

/** Notes what the creator answered; interest holds for 30 days. */
export async function reply(
  tx: Db,
  { interested, replyContent, ...act }: Act & { interested: boolean; replyContent: string },
): Promise<void> {
  const event = interested ? 'accept' : 'decline';
  const { intent, up } = await beginIntent(tx, event, act);
  const set = {
    replyContent: replyContent || null,
    replyTime: sql`now()`,
    viewTime: sql`coalesce(${cooperationIntents.viewTime}, now())`,
    ...(interested && { expireTime: sql`now() + ${`${interestDays} days`}::interval` }),
  };
  await transition(tx, { ...life, row: intent, event, set, actor: act.viewer, reason: replyContent });
  await tellOfAnswer(tx, act.services, { intent, answer: interested ? 'interested' : 'declined', up, except: viewerId(act.viewer) });
}

/** Submits an interested creator to an order, or joins the creator whom the BD has submitted there already (domain/life-cycles 3.15); answers the submission. */
export async function convert(
  tx: Db,
  { workOrderId, recommendReason, ...act }: Act & { workOrderId: string; recommendReason: string },
): Promise<string> {
  const { intent, up } = await beginIntent(tx, 'convert', act);
  if (up === noUp) throw new Refusal('notFound');
  // A merchant invites for its own orders, whoever submits the creator.
  if (intent.fromType === 2 && (await orderOf(tx, workOrderId, act.viewer)).shopId !== intent.shopId)
    throw new Refusal('notFound', {}, { field: 'workOrderId' });
  const convertWorkOrderUpId =
    (await standingIn(tx, { workOrderId, upId: intent.upId, bdId: viewerId(act.viewer) })) ??
    (await submitUp(tx, { workOrderId, upId: intent.upId, recommendReason, viewer: act.viewer, services: act.services }));
  await transition(tx, {
    ...life,
    row: intent,
    event: 'convert',
    set: { workOrderId, convertWorkOrderUpId },
    actor: act.viewer,
    more: { workOrderUpId: convertWorkOrderUpId },
  });
  if (intent.fromType === 2) await tellOfAnswer(tx, act.services, { intent, answer: 'converted', up, except: viewerId(act.viewer) });
  return convertWorkOrderUpId;
}

/** Lets invitations go that nobody answered in time, and interest that came to nothing; answers how many. */
export async function expireIntents({ database: { db }, events }: Pick<Services, 'database' | 'events'>): Promise<number> {
  const isOver = and(
    inState(intentLife, cooperationIntents, 'sent', 'viewed', 'interested'),
    lt(cooperationIntents.expireTime, sql`now()`),
  );
  const over = await db.select({ id: cooperationIntents.id }).from(cooperationIntents).where(isOver);
  for (const { id } of over) {
    await db.transaction(async (tx) => {
      const [intent] = await tx
        .select()
        .from(cooperationIntents)
        .where(and(eq(cooperationIntents.id, id), isOver))
        .for('update');
      if (!intent) return;
      await transition(tx, { ...life, row: intent, event: 'expire' });
      await tellOfAnswer(tx, { events }, { intent, answer: 'expired', up: (await upOf(tx, intent.upId)) ?? noUp });
    });
  }
  return over.length;
}
