import { type PermissionId, permissions, type Words } from '@backlot/contract';
import { actionNames } from './actionNames';

/** The seven roles (domain/roles 7.1). */
export type RoleCode = 'superAdmin' | 'admin' | 'finance' | 'teamLeader' | 'bd' | 'shop' | 'staff';

/** A menu row to plant, and the roles that get it when it is planted. */
export interface MenuSeed {
  code: string;
  parent: string | null;
  application: string;
  names: Words;
  type: 0 | 1 | 2;
  router?: string;
  component?: string;
  icon?: string;
  permission?: string;
  sort: number;
  /** Left out of the menu when false: a page that others lead to. */
  visible?: boolean;
  roles: readonly RoleCode[];
}

interface Screen<Id extends PermissionId> {
  code: Id;
  parent?: string | null;
  application: string;
  names: Words;
  path: string;
  component: string;
  icon: string;
  sort: number;
  visible?: boolean;
  /** Which roles may do what; actions left out belong to the super administrator alone. */
  grants: Partial<Record<(typeof permissions)[Id][number], readonly RoleCode[]>>;
}

/** A built screen with one button for each of its permissions; a role with any of them gets the menu. */
export function screen<Id extends PermissionId>({ code, parent = null, grants, path, names, ...rest }: Screen<Id>): MenuSeed[] {
  const actions: readonly (typeof permissions)[Id][number][] = permissions[code];
  const granted = new Set(actions.flatMap((action) => grants[action] ?? []));
  const buttons = actions.map((action, index) =>
    button({
      code: `${code}_${action}`,
      parent: code,
      application: rest.application,
      names: actionNames(action, names),
      permission: `${code}:${action}`,
      sort: index + 1,
      roles: grants[action] ?? [],
    }),
  );
  return [{ ...rest, code, parent, names, type: 1, router: path, roles: [...granted] }, ...buttons];
}

/** A grantable right without a screen of its own. */
export const button = (seed: Omit<MenuSeed, 'type'> & { permission: string }): MenuSeed => ({ ...seed, type: 2 });

/** A group of screens in the menu. */
export const directory = (seed: Omit<MenuSeed, 'type' | 'parent'>): MenuSeed => ({ ...seed, type: 0, parent: null });
