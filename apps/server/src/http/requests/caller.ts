import type { Permission } from '@backlot/contract';
import type { Versions } from '../../db/list/requestVersions';

/** The signed-in person behind a request, read from the database on each one. */
export interface Caller {
  sessionId: string;
  userId: string;
  account: string;
  name: string;
  adminType: '1' | '2';
  isAbroad: boolean;
  country: string | null;
  orgId: string | null;
  /** Codes of the enabled roles. */
  roles: readonly string[];
  /** `code.action` of every granted button. */
  permissions: ReadonlySet<string>;
  /**
   * The state of everything that data scopes are made of, as it was when the request began: what was found at it holds for
   * the request. Absent where no request is, so that nothing kept is taken.
   */
  scopeState?: string;
  /** Under which version each table stood when the request began. */
  versions?: Versions;
  /** Set while looking at the console as a role: roles, permissions and scope are the view's, and nothing may be written. */
  view?: View;
}

/** A read-only look with the rights of other roles. It never shows more than the person who looks may see (decision 0010). */
export interface View {
  roleIds: readonly string[];
  /** The person looked at; null for a role alone. */
  personId: string | null;
  until: Date;
  viewer: Pick<Caller, 'adminType' | 'orgId'>;
}

/** Whether a caller holds a permission; administrators of type '1' hold all. */
export const holds = (caller: Caller, permission: Permission): boolean => caller.adminType === '1' || caller.permissions.has(permission);

/** Whether any action of a menu or channel code was granted. */
export const holdsAny = (caller: Caller, code: string): boolean => {
  if (caller.adminType === '1') return true;
  for (const permission of caller.permissions) if (permission.startsWith(`${code}.`)) return true;
  return false;
};
