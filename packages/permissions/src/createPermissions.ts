import { type ButtonReader, buttonReader } from './buttonReader';
import { can, holds } from './can';
import { canSee } from './canSee';
import { openChannels } from './channels';
import { type Explanation, explain } from './explain';
import { keepsAction, type RouteAction } from './keepsAction';
import type { PermissionUser } from './PermissionUser';
import type { RolePermission } from './RolePermission';

/** What the checks have to know of your own permissions beside their names. */
export interface PermissionSettings {
  /** Codes that hold a colon themselves, so that buttons (`code:action`) are read right. */
  readonly codes?: Iterable<string>;
  /** Channel of a notification panel by the code that opens it. */
  readonly channels?: Readonly<Record<string, number>>;
}

type User = PermissionUser | null | undefined;

/** The checks, typed for one set of permissions. */
export interface Permissions<Permission extends string> extends ButtonReader {
  can(user: User, permission: Permission): boolean;
  holds(user: User, permission: Permission): boolean;
  canSee(user: User, button: string): boolean;
  keepsAction(user: User, route: RouteAction): boolean;
  channelsOf(user: User): number[];
  explain<Role extends { readonly permissions: readonly RolePermission[] }>(
    user: (PermissionUser & { readonly roles: readonly Role[] }) | null | undefined,
    permission: Permission,
    roles: readonly Role[],
  ): Explanation<Role, Permission>;
}

/**
 * The checks for permissions of your own: `const { can } = createPermissions<'invoice.query' | 'invoice.pay'>()`.
 * A misspelt permission does not compile.
 */
export function createPermissions<Permission extends string>({
  codes = [],
  channels = {},
}: PermissionSettings = {}): Permissions<Permission> {
  const reader = buttonReader(codes);
  return {
    ...reader,
    can: can<Permission>,
    holds: holds<Permission>,
    canSee,
    keepsAction,
    explain: (user, permission, roles) => explain<(typeof roles)[number], Permission>(user, permission, roles),
    channelsOf: (user) => openChannels({ user, channels, reader }),
  };
}
