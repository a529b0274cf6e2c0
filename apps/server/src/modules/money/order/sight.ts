import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../tables/base/user';
import { saleItems } from '../../../tables/money/order';
import type { Viewer } from '../../base/sight';

/** SQL: order lines that this person may see: merchants and BDs their own, leaders those of their team (domain/model 2.3.18). */
export function linesInSight({ persona, scope, caller, shopId }: Viewer): SQL | undefined {
  switch (persona) {
    case 'all':
      return undefined;
    case 'team':
      return or(
        inArray(saleItems.orgId, [...scope.orgIds]),
        sql`exists (select 1 from ${users} where ${users.id} = ${saleItems.bdId} and ${inArray(users.orgId, [...scope.orgIds])})`,
      );
    case 'shop':
      return eq(saleItems.shopId, shopId ?? '0');
    case 'bd':
      return eq(saleItems.bdId, caller.userId);
  }
}
