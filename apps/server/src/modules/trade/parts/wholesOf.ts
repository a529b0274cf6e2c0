import { eq } from 'drizzle-orm';
import { recordName } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { workOrderLinks } from '../../../tables/trade/link';
import { workOrderUps } from '../../../tables/trade/submission';

/** The order that a submitted creator, `workOrderUp:7`, or a link belongs to, for pages that show the order with its parts. */
export async function wholesOf(db: Db, object: string): Promise<string[]> {
  const [kind, id = ''] = object.split(':');
  if (kind === 'workOrderUp') return ordersNamed(await db.select(ofOrder).from(workOrderUps).where(eq(workOrderUps.id, id)));
  if (kind !== 'workOrderLink') return [];
  const found = db.select(ofOrder).from(workOrderUps).innerJoin(workOrderLinks, eq(workOrderLinks.workOrderUpId, workOrderUps.id));
  return ordersNamed(await found.where(eq(workOrderLinks.id, id)));
}

const ofOrder = { id: workOrderUps.workOrderId };

const ordersNamed = (rows: readonly { id: string }[]) => rows.map(({ id }) => recordName('workOrder', id));
