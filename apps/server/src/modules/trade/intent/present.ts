import type { intentApi, OutputOf } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { presentTime } from '../../../db/presentTime';
import type { Vault } from '../../../secrets/createVault';
import { countryOf, presentAmount } from '../../system/country';
import { users } from '../../../tables/base/user';
import { goods } from '../../../tables/merchants/product';
import { shops } from '../../../tables/merchants/merchant';
import { namedFor, type Viewer } from '../../base/sight';
import { hiddenContact } from '../../creators/creator';
import { ups } from '../../../tables/creators/creator';
import { workOrders } from '../../../tables/trade/order';
import { canOf, type Intent, seesContact } from './policy';
import { cooperationIntents } from '../../../tables/trade/intent';

export type IntentRow = OutputOf<typeof intentApi.page>['rows'][number];

/** Intents as the contract promises them, with the names around them read at once, and the currency that a fee is offered in. */
export async function presentIntents(
  db: Db,
  intents: readonly Intent[],
  viewer: Viewer,
): Promise<(IntentRow & { offerCurrency: string | null })[]> {
  if (intents.length === 0) return [];
  const around = await db
    .select({
      id: cooperationIntents.id,
      nickname: ups.nickname,
      ownerId: ups.bdId,
      shopName: shops.shopName,
      goodsName: goods.goodsName,
      workOrderNo: workOrders.workOrderNo,
      orderCurrency: workOrders.currency,
      goodsCurrency: goods.currency,
      country: ups.country,
      senderName: users.name,
    })
    .from(cooperationIntents)
    .leftJoin(ups, eq(ups.id, cooperationIntents.upId))
    .leftJoin(shops, eq(shops.id, cooperationIntents.shopId))
    .leftJoin(goods, eq(goods.id, cooperationIntents.goodsId))
    .leftJoin(workOrders, eq(workOrders.id, cooperationIntents.workOrderId))
    .leftJoin(users, eq(users.id, cooperationIntents.senderId))
    .where(
      inIds(
        cooperationIntents.id,
        intents.map(({ id }) => id),
      ),
    );
  const byId = new Map(around.map((row) => [row.id, row]));
  const isNamed = namedFor(viewer);
  const refer = (id: string | null, name: string | null | undefined) => (id === null ? null : { id, name: name ?? '' });
  return intents.map((intent) => {
    const names = byId.get(intent.id);
    return {
      ...intent,
      can: canOf({ intent, ownerId: names?.ownerId ?? null }, viewer),
      up: { id: intent.upId, name: names?.nickname ?? '' },
      shop: refer(intent.shopId, names?.shopName),
      goods: refer(intent.goodsId, names?.goodsName),
      workOrder: refer(intent.workOrderId, names?.workOrderNo),
      sender: isNamed(intent.senderId) ? { id: intent.senderId, name: names?.senderName ?? '' } : null,
      offerCurrency: names?.orderCurrency ?? names?.goodsCurrency ?? (names?.country ? countryOf(names.country).currency : null),
      expireTime: presentTime(intent.expireTime),
      createTime: presentTime(intent.createTime),
    };
  });
}

/** One intent with its times and how to reach the sender; a merchant is told of its own contact only, not even the kind of a BD's. */
export async function presentIntent(db: Db, intent: Intent, viewer: Viewer, vault: Vault): Promise<OutputOf<typeof intentApi.detail>> {
  const [row] = await presentIntents(db, [intent], viewer);
  if (!row) throw new Error(`The intent ${intent.id} is not shown.`);
  const { contactType, contactValue, senderId, viewTime, replyTime } = intent;
  const contactVisible = seesContact(intent, viewer);
  const isTold = contactValue !== null && namedFor(viewer)(senderId);
  return {
    ...row,
    offerShotCost: row.offerCurrency === null ? row.offerShotCost : presentAmount(row.offerShotCost, row.offerCurrency),
    viewTime: viewTime && presentTime(viewTime),
    replyTime: replyTime && presentTime(replyTime),
    contactType: isTold ? contactType : null,
    contactValue: isTold ? (contactVisible ? vault.open(contactValue) : hiddenContact) : null,
    contactVisible,
  };
}
