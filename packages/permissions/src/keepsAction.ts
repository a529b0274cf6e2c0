import { type Grants, grantsOf } from './grantsOf';
import type { PermissionUser } from './PermissionUser';

/** An element on a route: the codes of the route's permission group, and the action the element is for. */
export interface RouteAction {
  group: string | readonly string[] | null | undefined;
  action: string;
}

/**
 * Whether an element stays on its route: it is removed when the route's permission group lists actions and the action is
 * absent. A group that the roles say nothing about removes nothing; several roles add up.
 */
export function keepsAction(user: PermissionUser | null | undefined, { group, action }: RouteAction): boolean {
  const grants = grantsOf(user);
  if (grants.isAdmin) return true;
  const lists = listsOf(grants, group);
  return lists.length === 0 || lists.some((list) => list.has(action));
}

const listsOf = (grants: Grants, group: RouteAction['group']) =>
  (typeof group === 'string' ? [group] : (group ?? [])).map((code) => grants.actions.get(code)).filter((list) => list !== undefined);
