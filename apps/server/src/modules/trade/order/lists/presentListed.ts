import type { ListedOrder } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { together } from '../../../../db/together/together';
import type { Viewer } from '../../../base/sight';
import type { Order } from '../../parts';
import { nextOf } from '../nextStep';
import { aroundOrders, presentOrder } from '../present';
import { partsOfOrders } from './parts';

/** Orders of a list, each with what this person does next with it, as its page says; all that is read beside them is one statement. */
export async function presentListed(db: Db, orders: readonly Order[], viewer: Viewer): Promise<ListedOrder[]> {
  const ids = orders.map(({ id }) => id);
  const [around, partsOf] = await together(db, (at) => Promise.all([aroundOrders(at, orders, viewer), partsOfOrders(at, ids, viewer)]), {
    keepsPlan: true,
  });
  return orders.map((order) => {
    const facts = { order, shares: around.shares.get(order.id) ?? [], counts: around.counts(order.id), parts: partsOf(order.id) };
    return { ...presentOrder(order, around, viewer), next: nextOf(facts, viewer) };
  });
}
