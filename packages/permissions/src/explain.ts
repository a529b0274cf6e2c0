import type { Permission, RolePermission } from '@backlot/contract';
import { grantsOf } from './grantsOf';
import type { PermissionUser } from './PermissionUser';

/** Why a person may or may not do something: material for "needs rule.enable, held by Finance". */
export interface Explanation<Role> {
  permission: Permission;
  allowed: boolean;
  /** `administrator` and `role` allow; `missing` means that a role would have to be granted; `unheld` that no role has it. */
  because: 'administrator' | 'role' | 'missing' | 'unheld';
  /** Roles that hold the permission: the person's own when `because` is `role`, otherwise all of them. */
  heldBy: Role[];
}

/** Explains a check: which permission decides, and which of the given roles hold it (console section 5). */
export function explain<Role extends { readonly permissions: readonly RolePermission[] }>(
  user: (PermissionUser & { readonly roles: readonly Role[] }) | null | undefined,
  permission: Permission,
  roles: readonly Role[],
): Explanation<Role> {
  const grants = grantsOf(user);
  const holding = (role: Role) =>
    role.permissions.some((held) => held.actionList.some((action) => `${held.permissionId}.${action}` === permission));
  if (grants.permissions.has(permission)) {
    return { permission, allowed: true, because: 'role', heldBy: (user?.roles ?? []).filter(holding) };
  }
  const heldBy = roles.filter(holding);
  if (grants.isAdmin) return { permission, allowed: true, because: 'administrator', heldBy };
  return { permission, allowed: false, because: heldBy.length > 0 ? 'missing' : 'unheld', heldBy };
}
