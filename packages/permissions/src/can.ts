import type { Permission } from '@backlot/contract';
import { grantsOf } from './grantsOf';
import type { PermissionUser } from './PermissionUser';

/**
 * Whether a person may do something: a role holds the action, or the person is an administrator. The server asks the same question before each call.
 */
export function can<Right extends string = Permission>(user: PermissionUser | null | undefined, permission: NoInfer<Right>): boolean {
  const grants = grantsOf(user);
  return grants.isAdmin || grants.permissions.has(permission);
}

/**
 * Whether a role of the person holds the permission, administrator or not. For rules that an administrator does not pass
 * by type alone: granting no more than one holds, the second signature on money.
 */
export const holds = <Right extends string = Permission>(user: PermissionUser | null | undefined, permission: NoInfer<Right>): boolean =>
  grantsOf(user).permissions.has(permission);
