import { demandFormLife } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { demandForms } from '../../../tables/trade/demandForm';
import { transition } from '../../base/transition';
import { countsOfOrders } from './counts';
import type { Order } from './find';

/** Ends the form that an ended order was made from, with what came of it (domain/life-cycles 3.2, auto end). */
export async function endDemandOf(tx: Db, { id, demandId }: Pick<Order, 'id' | 'demandId'>): Promise<void> {
  if (demandId === null) return;
  const [form] = await tx
    .select()
    .from(demandForms)
    .where(and(eq(demandForms.id, demandId), inState(demandFormLife, demandForms, 'inProgress')))
    .for('update');
  if (!form) return;
  const { approvedNum: approved, fulfilledNum: fulfilled } = (await countsOfOrders(tx, [id]))(id);
  const result = { approved, fulfilled };
  await transition(tx, {
    machine: demandFormLife,
    table: demandForms,
    row: form,
    event: 'end',
    set: { endTime: sql`now()`, result },
    more: result,
  });
}
