import type { RolePermission } from './RolePermission';

/** What the checks read of a person. Never changed in place: a new grant is a new object. */
export interface PermissionUser {
  /** '1', or the number 1, is an administrator. */
  readonly adminType?: string | number | null | undefined;
  readonly roles: readonly { readonly permissions: readonly RolePermission[] }[];
  /** Granted buttons as `code:action`. */
  readonly permissions: readonly string[];
}
