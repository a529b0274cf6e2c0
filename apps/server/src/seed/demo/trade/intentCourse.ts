import type { cooperationIntents } from '../../../modules/intent/tables';
import { between } from '../distributions';
import { pick } from '../random';
import { did } from './deeds';
import { messages, replies } from './tradeWords';
import type { Creator, Goods, Person, TradeWorld } from './tradeWorld';

type IntentRow = typeof cooperationIntents.$inferInsert;

const names = ['sent', 'viewed', 'interested', 'declined', 'expired', 'converted'] as const;
const events = ['', 'view', 'accept', 'decline', 'expire', 'convert'] as const;

/** Writes an invitation in a state; one that was converted names the creator's submission. */
export function intentOf(world: TradeWorld, { sender, creator, goods, state, converted }: { sender: Person; creator: Creator; goods: Goods | undefined; state: number; converted?: { id: string; workOrderId: string; time: Date } | undefined }): IntentRow {
  const { random, day } = world;
  const age = state === 4 ? between(random, 12, 40) : state < 2 ? between(random, 0, 5) : between(random, 8, 25);
  const sent = converted ? new Date(converted.time.getTime() - 3 * 86_400_000) : day.ago(age, between(random, 0, 400));
  const answered = new Date(Math.min(sent.getTime() + 2 * 86_400_000, day.now.getTime()));
  const id = world.idAt(sent);
  did(world, 'intent.send', id, { time: sent, by: sender, to: 'sent' });
  if (state > 0) did(world, `intent.${events[state] ?? 'view'}`, id, { time: answered, ...(state === 4 ? {} : { by: sender }), from: state === 5 ? 'interested' : 'sent', to: names[state] ?? 'sent' });
  const isAnswered = state === 2 || state === 3 || state === 5;
  return {
    id,
    intentNo: world.number('YX', creator.country, sent),
    fromType: sender.account.startsWith('shop.') ? 2 : 1,
    upId: creator.id,
    shopId: goods?.shopId ?? null,
    goodsId: goods?.id ?? null,
    workOrderId: converted?.workOrderId ?? null,
    senderId: sender.id,
    orgId: sender.orgId,
    message: pick(random, messages),
    offerProportion: (between(random, 16, 40) / 2).toFixed(2),
    intentStatus: state,
    expireTime: new Date((isAnswered ? answered.getTime() + 30 * 86_400_000 : sent.getTime() + 7 * 86_400_000)),
    viewTime: state > 0 && state !== 4 ? answered : null,
    replyContent: isAnswered ? pick(random, replies) : null,
    replyTime: isAnswered ? answered : null,
    convertWorkOrderUpId: converted?.id ?? null,
    createTime: sent,
    createUser: sender.id,
  };
}
