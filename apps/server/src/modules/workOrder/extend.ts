import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { addDays } from '../country';
import { updateRow } from '../crud';
import { noteEvent } from '../lifeCycle';
import { accountOfShop, type Viewer, viewerId } from '../trade';
import { managedOrder, requireState } from './begin';
import { mostDays } from './checkDraft';
import { orderTexts, tellOfOrder } from './notices';
import { sharesOf } from './store';
import { workOrders } from './tables';

interface Extension {
  id: string;
  expireDate: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** Moves the expiry back, at most 360 days after the begin: 1024013. */
export async function extend(tx: Db, { id, expireDate, viewer, services }: Extension): Promise<void> {
  const order = await managedOrder(tx, id, 'extend', viewer);
  await requireState(tx, order, 'extend', viewer);
  if (expireDate <= order.expireDate || expireDate > addDays(order.validBegin, mostDays))
    throw new Refusal('expiryRange', {}, { field: 'expireDate' });
  await updateRow(tx, { table: workOrders, id, version: order.version, set: { expireDate }, userId: viewerId(viewer) });
  const bds = (await sharesOf(tx, id)).filter(({ allocStatus }) => allocStatus !== 2).map(({ bdId }) => bdId);
  await tellOfOrder(tx, services, {
    order,
    userIds: [...bds, ...(await accountOfShop(tx, order.shopId))],
    texts: orderTexts.extended(order, expireDate),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, {
    actor: viewer,
    action: 'workOrder.extend',
    object: `workOrder:${id}`,
    more: { expireDate: [order.expireDate, expireDate] },
  });
}
