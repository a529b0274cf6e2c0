import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { demandForms } from '../demandForm/tables';
import type { Happened } from '../lifeCycle';
import { countsOfOrders } from './counts';
import type { Order } from './find';

/** Ends the form that an ended order was made from, with what came of it (domain/life-cycles 3.2, auto end); answers what is to be noted. */
export async function endDemandOf(tx: Db, { id, demandId }: Pick<Order, 'id' | 'demandId'>): Promise<Happened[]> {
  if (demandId === null) return [];
  const { approvedNum, fulfilledNum } = (await countsOfOrders(tx, [id]))(id);
  const ended = await tx
    .update(demandForms)
    .set({
      demandStatus: 3,
      endTime: sql`now()`,
      result: { approved: approvedNum, fulfilled: fulfilledNum },
      version: sql`${demandForms.version} + 1`,
      updateTime: sql`now()`,
    })
    .where(and(eq(demandForms.id, demandId), eq(demandForms.demandStatus, 2)))
    .returning({ id: demandForms.id });
  return ended.map(() => ({
    action: 'demandForm.end',
    object: `demandForm:${demandId}`,
    from: 'inProgress',
    to: 'ended',
    more: { approved: approvedNum, fulfilled: fulfilledNum },
  }));
}
