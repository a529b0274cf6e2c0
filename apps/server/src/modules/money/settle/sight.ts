import { settlementLife } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { notInState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import { holds } from '../../../http/requests/caller';
import { settlementBatches, settlementStatements } from '../../../tables/money/settlement';
import type { Viewer } from '../../base/sight';

const { beneficiaryType, beneficiaryId, orgId } = settlementStatements;

/** SQL: whole batches are for those who see every country; nobody sees part of one. Undefined for them. */
export const batchesInSight = ({ scope }: Pick<Actor, 'scope'>): SQL | undefined => (scope.all ? undefined : sql`false`);

/** SQL: the statements that are a person's own. */
export const ownStatements = ({ persona, shopId, caller }: Viewer): SQL | undefined =>
  persona === 'shop'
    ? and(eq(beneficiaryType, 3), eq(beneficiaryId, shopId ?? '0'))
    : and(inArray(beneficiaryType, [1, 2]), eq(beneficiaryId, caller.userId));

type Owner = Pick<typeof settlementStatements.$inferSelect, 'beneficiaryType' | 'beneficiaryId'>;

/** Whether somebody may know where the money of a statement goes and what paid it: its own person, and who sees all payments (domain/roles 7.3). */
export function seesPayment({ persona, shopId, caller }: Viewer, owner: Owner): boolean {
  if (persona === 'all') return holds(caller, 'payment.get');
  if (persona === 'shop') return owner.beneficiaryType === 3 && owner.beneficiaryId === shopId;
  return owner.beneficiaryType <= 2 && owner.beneficiaryId === caller.userId;
}

/** SQL: from the lock on. */
const isLocked = sql`exists (select 1 from ${settlementBatches} where ${settlementBatches.id} = ${settlementStatements.batchId} and ${notInState(settlementLife, settlementBatches, 'preview')})`;

/** SQL: statements in sight: everybody the own ones from the lock on, leaders those of the team, finance all (domain/model 2.5). Undefined for all. */
export function statementsInSight(viewer: Viewer): SQL | undefined {
  if (viewer.persona === 'all') return undefined;
  const own = ownStatements(viewer);
  if (viewer.persona !== 'team') return and(own, isLocked);
  const ofTeam = and(inArray(beneficiaryType, [1, 2]), inArray(orgId, [...viewer.scope.orgIds]));
  return and(or(own, ofTeam), isLocked);
}
