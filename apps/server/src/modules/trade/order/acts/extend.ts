import { accountOfShop, type Viewer, viewerId } from '../../../base/sight';
import { workOrderLife } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { addDays } from '../../../system/country';
import { orderForUpdate } from '../../parts';
import { begin, transition } from '../../../base/transition';
import { mostDays } from './checkDraft';
import { orderTexts, tellOfOrder } from '../notices';
import { orderPolicy } from '../policy';
import { bdsOf } from '../store';
import { workOrders } from '../../../../tables/trade/order';

interface Extension {
  id: string;
  expireDate: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** Moves the expiry back, at most 360 days after the begin: 1024013. */
export async function extend(tx: Db, { id, expireDate, viewer, services }: Extension): Promise<void> {
  const find = async () => ({ order: await orderForUpdate(tx, id, viewer) });
  const { order } = await begin(tx, { policy: orderPolicy, event: 'extend', viewer, find });
  if (expireDate <= order.expireDate || expireDate > addDays(order.validBegin, mostDays))
    throw new Refusal('expiryRange', {}, { field: 'expireDate' });
  const more = { expireDate: [order.expireDate, expireDate] };
  await transition(tx, {
    machine: workOrderLife,
    table: workOrders,
    row: order,
    event: 'extend',
    set: { expireDate },
    actor: viewer,
    more,
  });
  await tellOfOrder(tx, services, {
    order,
    userIds: [...(await bdsOf(tx, id)), ...(await accountOfShop(tx, order.shopId))],
    texts: orderTexts.extended(order, expireDate),
    publicUser: viewerId(viewer),
  });
}
