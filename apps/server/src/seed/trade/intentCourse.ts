import type { cooperationIntents } from '../../tables/trade/intent';
import { creatorWords } from '../creators/creatorWords';
import { between } from '../demo/distributions';
import type { Place } from '../system/places';
import { writeIn } from '../demo/written';
import { courseTimes } from './courseTimes';
import { did } from './deeds';
import { messages, refusals, replies } from './tradeWords';
import type { Creator, Goods, Person, TradeWorld } from './tradeWorld';

type IntentRow = typeof cooperationIntents.$inferInsert;

const names = ['sent', 'viewed', 'interested', 'declined', 'expired', 'converted'] as const;

const before = (time: Date, days: number): Date => new Date(time.getTime() - days * 86_400_000);

/** Writes an invitation in a state; one that was converted names the creator's submission. */
export function intentOf(
  world: TradeWorld,
  {
    sender,
    creator,
    goods,
    state,
    converted,
  }: {
    sender: Person;
    creator: Creator;
    goods: Goods | undefined;
    state: number;
    converted?: { id: string; workOrderId: string; time: Date } | undefined;
  },
): IntentRow {
  const { random } = world;
  const age = state === 4 ? between(random, 12, 40) : state < 2 ? between(random, 0, 5) : between(random, 8, 25);
  const { sent, answered } = converted
    ? { sent: before(converted.time, 3), answered: before(converted.time, 1) }
    : courseTimes(world, age, { sent: 0, answered: 2 });
  const id = world.idAt(sent);
  const isAnswered = state === 2 || state === 3 || state === 5;
  const isWanted = state === 2 || state === 5;
  const expireTime = isWanted ? before(answered, -30) : before(sent, -7);
  did(world, 'intent.send', id, { time: sent, by: sender, to: 'sent' });
  if (state === 4) did(world, 'intent.expire', id, { time: expireTime, from: 'sent', to: 'expired' });
  else if (state > 0)
    did(world, isWanted ? 'intent.accept' : state === 3 ? 'intent.decline' : 'intent.view', id, {
      time: answered,
      by: sender,
      from: 'sent',
      to: isWanted ? 'interested' : (names[state] ?? 'sent'),
    });
  if (converted) did(world, 'intent.convert', id, { time: converted.time, by: sender, from: 'interested', to: 'converted' });
  return {
    id,
    intentNo: world.number('YX', creator.country, sent),
    fromType: isMerchant(sender) ? 2 : 1,
    upId: creator.id,
    shopId: goods?.shopId ?? null,
    goodsId: goods?.id ?? null,
    workOrderId: converted?.workOrderId ?? null,
    senderId: sender.id,
    orgId: sender.orgId,
    message: writeIn(creator.country, messages, random),
    ...contactOf(world, sender, creator),
    offerProportion: (between(random, 16, 40) / 2).toFixed(2),
    intentStatus: state,
    expireTime,
    viewTime: state > 0 && state !== 4 ? answered : null,
    replyContent: isAnswered ? writeIn(creator.country, isWanted ? replies : refusals, random) : null,
    replyTime: isAnswered ? answered : null,
    convertWorkOrderUpId: converted?.id ?? null,
    createTime: sent,
    createUser: sender.id,
  };
}

/** How to reach the sender, with about half of the invitations: a merchant by e-mail, a BD by the chat of the country. */
function contactOf(
  { vault }: TradeWorld,
  sender: Person,
  { country, platformId }: Creator,
): Pick<IntentRow, 'contactType' | 'contactValue'> {
  const [chat] = creatorWords[country as Place['code']].chat;
  const [contactType, contactValue] = isMerchant(sender)
    ? ['email', sender.email]
    : [chat, chat === 'line' || chat === 'telegram' ? sender.account : sender.phone];
  return contactValue === null || Number(platformId.at(-1)) % 2 === 1
    ? { contactType: null, contactValue: null }
    : { contactType, contactValue: vault.seal(contactValue) };
}

const isMerchant = ({ account }: Person): boolean => account.startsWith('shop.');
