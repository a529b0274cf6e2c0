import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { workOrders } from '../../../tables/trade/order';
import { workOrderUps } from '../../../tables/trade/submission';
import { type Viewer, viewerId } from '../../base/sight';

/** A review should not take longer (domain/life-cycles 3.5). */
export const patienceHours = 72;

/** SQL: whether something was submitted longer ago than a review should take. */
export const waitsTooLong = (submitTime: SQLWrapper): SQL => sql`${submitTime} < now() - ${`${patienceHours} hours`}::interval`;

/** SQL: submissions by a person, or to orders that the person leads or made. A merchant asks about nobody of the agency (domain/model 2.5); what a merchant sees is all of the own orders. */
export function concernsPerson(personId: string, viewer: Viewer): SQL | undefined {
  if (viewer.persona === 'shop') return personId === viewerId(viewer) ? sql`true` : sql`false`;
  return or(
    sql`${workOrderUps.bdId} = ${personId}`,
    sql`exists (select 1 from ${workOrders} where ${workOrders.id} = ${workOrderUps.workOrderId} and ${personId} in (${workOrders.leaderId}, ${workOrders.createUser}))`,
  );
}
