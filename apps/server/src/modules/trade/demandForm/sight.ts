import { demandFormLife } from '@backlot/contract';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { notInState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import { shops } from '../../../tables/merchants/merchant';
import { demandForms } from '../../../tables/trade/demandForm';

/** SQL: a merchant sees own forms, team leaders and BDs what was submitted in their country (domain/model 2.3.12). Undefined for all. */
export function within({ scope, caller }: Actor): SQL | undefined {
  if (scope.all) return undefined;
  const isOwn = sql`${demandForms.shopId} in (select ${shops.id} from ${shops} where ${shops.userId} = ${caller.userId} and ${shops.status} <> 2)`;
  if (caller.roles.includes('shop')) return isOwn;
  return or(isOwn, and(notInState(demandFormLife, demandForms, 'draft'), eq(demandForms.country, caller.country ?? '')));
}
