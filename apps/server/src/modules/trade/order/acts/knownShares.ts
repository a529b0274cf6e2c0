import { eq, type SQL, sql } from 'drizzle-orm';
import { type Viewer } from '../../../base/sight';
import { workOrderBds, workOrders } from '../../../../tables/trade/order';

/** SQL: shares that a person may know of: a BD the own ones, a merchant none (domain/model 2.5). */
export const knownShares = ({ persona, caller }: Viewer): SQL | undefined =>
  persona === 'all' || persona === 'team' ? undefined : eq(workOrderBds.bdId, caller.userId);

/** SQL: orders that have a share of some kind. */
export const allocatedTo = (which: SQL | undefined): SQL =>
  sql`exists (select 1 from ${workOrderBds} where ${workOrderBds.workOrderId} = ${workOrders.id} and ${which})`;
