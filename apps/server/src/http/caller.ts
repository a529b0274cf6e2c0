import type { Permission } from '@backlot/contract';

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
}

/** Whether a caller holds a permission; administrators of type '1' hold all. */
export const holds = (caller: Caller, permission: Permission): boolean =>
  caller.adminType === '1' || caller.permissions.has(permission);

/** Whether any action of a menu or channel code was granted. */
export const holdsAny = (caller: Caller, code: string): boolean => {
  if (caller.adminType === '1') return true;
  for (const permission of caller.permissions) if (permission.startsWith(`${code}.`)) return true;
  return false;
};
