import type { RolePermission } from '@backlot/contract';

/** What the checks read of a person; `LoginUser` of the contract fits. Never changed in place: a new grant is a new object. */
export interface PermissionUser {
  /** '1', or the number 1, is an administrator. */
  readonly adminType?: string | number | null | undefined;
  readonly roles: readonly { readonly permissions: readonly RolePermission[] }[];
  /** Granted buttons as `code:action`. */
  readonly permissions: readonly string[];
}
