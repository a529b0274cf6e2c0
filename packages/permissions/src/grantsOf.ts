import { buttonOf, codeOfButton, permissionOf } from './buttonCode';
import type { PermissionUser } from './PermissionUser';

/** A person's rights as ready-made sets, so that a check is one hash probe. */
export interface Grants {
  readonly isAdmin: boolean;
  /** Every `code.action` that a role holds. */
  readonly permissions: ReadonlySet<string>;
  /** Granted buttons, as `code:action` and as `code.action`. */
  readonly buttons: ReadonlySet<string>;
  /** Codes with at least one granted action or button. */
  readonly codes: ReadonlySet<string>;
  /** Actions that the roles list, by code. */
  readonly actions: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The rights of a person, computed once per object. Nobody has no rights. */
export function grantsOf(user: PermissionUser | null | undefined): Grants {
  if (!user) return nobody;
  const known = cache.get(user);
  if (known) return known;
  const grants = compute(user);
  cache.set(user, grants);
  return grants;
}

/** Administrator type '1'; the number 1 counts too (spec section 6). */
export const isAdministrator = (user: Pick<PermissionUser, 'adminType'> | null | undefined): boolean =>
  user?.adminType === '1' || user?.adminType === 1;

const nobody: Grants = { isAdmin: false, permissions: new Set(), buttons: new Set(), codes: new Set(), actions: new Map() };

const cache = new WeakMap<PermissionUser, Grants>();

function compute(user: PermissionUser): Grants {
  const permissions = new Set<string>();
  const buttons = new Set<string>();
  const codes = new Set<string>();
  const actions = new Map<string, Set<string>>();
  for (const { permissionId, actionList } of user.roles.flatMap((role) => role.permissions)) {
    const listed = actions.get(permissionId) ?? new Set<string>();
    actions.set(permissionId, listed);
    if (actionList.length > 0) codes.add(permissionId);
    for (const action of actionList) {
      listed.add(action);
      permissions.add(`${permissionId}.${action}`);
    }
  }
  for (const granted of user.permissions) {
    buttons.add(granted).add(permissionOf(granted)).add(buttonOf(granted));
    codes.add(codeOfButton(granted));
  }
  return { isAdmin: isAdministrator(user), permissions, buttons, codes, actions };
}
