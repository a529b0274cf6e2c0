import { grantsOf } from './grantsOf';
import type { PermissionUser } from './PermissionUser';
import { buttonOf } from './permissionText';

/**
 * Whether a person sees a button: administrators see all, others those of their granted list. Takes
 * `code:action` as on the wire, or `code.action`.
 */
export function canSee(user: PermissionUser | null | undefined, button: string): boolean {
  const grants = grantsOf(user);
  return grants.isAdmin || grants.buttons.has(button) || grants.buttons.has(buttonOf(button));
}
