import { and, eq, type SQL, sql } from 'drizzle-orm';
import { payments } from '../../../tables/money/payment';
import { settlementStatements } from '../../../tables/money/settlement';
import type { Viewer } from '../../base/sight';
import { ownStatements } from '../settle';

/** SQL: payments in sight: everybody those of the own statements, finance and administration all (domain/model 2.5). Undefined for all. */
export const paymentsInSight = (viewer: Viewer): SQL | undefined =>
  viewer.persona === 'all'
    ? undefined
    : sql`exists (select 1 from ${settlementStatements} where ${and(eq(settlementStatements.id, payments.statementId), ownStatements(viewer))})`;
