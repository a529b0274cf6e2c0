import { namedFor, type Viewer, viewerId } from '../../../base/sight';
import type { HistoryRow } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { historyOf } from '../../../base/lifeCycle';
import { orderOf } from '../../parts';
import { partsOf } from './parts';

/** What concerns single BDs: not for merchants, and for BDs only what they did themselves (domain/model 2.5). */
const ofShares = new Set(['workOrder.allocate', 'workOrder.reallocate', 'workOrder.returnAlloc']);

/** What happened to an order, its creators and their links, as far as this person may see them. */
export async function historyOfOrder(db: Db, id: string, viewer: Viewer): Promise<HistoryRow[]> {
  await orderOf(db, id, viewer);
  const objects = new Map<string, string | null>([[`workOrder:${id}`, null]]);
  for (const { id: partId, nickname, links } of await partsOf(db, id, viewer)) {
    objects.set(`workOrderUp:${partId}`, nickname);
    for (const link of links) objects.set(`workOrderLink:${link.id}`, nickname);
  }
  const isOpen = viewer.persona === 'all' || viewer.persona === 'team';
  return historyOf(db, {
    objects,
    language: viewer.language,
    isNamed: namedFor(viewer),
    isShown: ({ action, userId }) =>
      isOpen ||
      (viewer.persona === 'bd' && userId === viewerId(viewer)) ||
      (!ofShares.has(action) && (viewer.persona === 'shop' || action !== 'workOrder.claim')),
  });
}
