import { orgAndBelow, type OrgNode } from './orgTree';

/** 1 all data, 2 own organisation and below, 3 own organisation, 4 own data, 5 custom (system-pages 1.6). */
export type DataScopeType = 1 | 2 | 3 | 4 | 5;

/** The data scope of a role: its type, and for type 5 the organisations ticked. */
export interface ScopedRole {
  readonly dataScopeType: DataScopeType;
  readonly orgIds?: readonly string[];
}

/** Which rows a person may touch. */
export interface DataScope {
  /** Every row, those of no organisation too. */
  readonly all: boolean;
  /** The person's own rows, whatever their organisation: what type 4 means (system-pages 1.9, defect 10). */
  readonly own: boolean;
  /** Enabled organisations whose rows are in scope, in tree order. */
  readonly orgIds: readonly string[];
}

interface ScopeQuestion {
  roles: readonly ScopedRole[];
  /** Organisations granted to the person directly. */
  grantedOrgIds: readonly string[];
  orgTree: readonly OrgNode[];
  ownOrgId: string | null;
}

/**
 * The data scope of a person: organisations granted directly, those ticked for the type-5 roles, and those of the widest
 * other role (smallest number; 4 when there is none). Rules in system-pages 1.6.
 */
export function scopeOrgIds({ roles, grantedOrgIds, orgTree, ownOrgId }: ScopeQuestion): DataScope {
  const widest = widestOf(roles);
  const enabled = orgTree.filter((org) => (org.status ?? 0) === 0).map((org) => org.id);
  if (widest === 1) return { all: true, own: false, orgIds: enabled };
  const custom = roles.filter((role) => role.dataScopeType === 5).flatMap((role) => role.orgIds ?? []);
  const inScope = new Set([...grantedOrgIds, ...custom, ...orgsOfType(widest, { orgTree, ownOrgId })]);
  return { all: false, own: widest === 4, orgIds: enabled.filter((id) => inScope.has(id)) };
}

/** Whether a row is in scope, by its organisation and by whose it is. */
export function isInScope(scope: DataScope, row: { orgId: string | null; isOwn: boolean }): boolean {
  if (scope.all || (scope.own && row.isOwn)) return true;
  return row.orgId !== null && scope.orgIds.includes(row.orgId);
}

/** Whether a person may hand a scope to a role: no scope 1 without it, no organisation outside the own scope (system-pages 1.6). */
export function mayGrantScope(scope: DataScope, grant: ScopedRole): boolean {
  if (scope.all) return true;
  if (grant.dataScopeType === 1) return false;
  const own = new Set(scope.orgIds);
  return (grant.orgIds ?? []).every((id) => own.has(id));
}

const widestOf = (roles: readonly ScopedRole[]): 1 | 2 | 3 | 4 =>
  roles.reduce<1 | 2 | 3 | 4>((widest, { dataScopeType }) => (dataScopeType !== 5 && dataScopeType < widest ? dataScopeType : widest), 4);

function orgsOfType(type: 2 | 3 | 4, { orgTree, ownOrgId }: Pick<ScopeQuestion, 'orgTree' | 'ownOrgId'>): string[] {
  if (ownOrgId === null || type === 4) return [];
  return type === 3 ? [ownOrgId] : orgAndBelow(orgTree, ownOrgId);
}

/** What two scopes have in common: nobody sees more rows through another scope than through the own. */
export const narrowScope = (scope: DataScope, own: DataScope): DataScope => {
  if (own.all) return scope;
  const mine = new Set(own.orgIds);
  return { all: false, own: scope.all ? own.own : scope.own, orgIds: (scope.all ? own.orgIds : scope.orgIds).filter((id) => mine.has(id)) };
};
