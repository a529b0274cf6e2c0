import type { DataScope } from '@backlot/permissions';
import { inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

interface Rows {
  /** Column with the organisation of a row. */
  orgId: SQLWrapper;
  /** Whether a row is the person's own. */
  isOwn: SQL | undefined;
}

/** SQL: the rows of a data scope; undefined for all of them. */
export function withinScope({ all, own, orgIds }: DataScope, { orgId, isOwn }: Rows): SQL | undefined {
  if (all) return undefined;
  const inOrgs = orgIds.length > 0 ? inArray(orgId as never, [...orgIds]) : sql`false`;
  return own ? or(inOrgs, isOwn) : inOrgs;
}
