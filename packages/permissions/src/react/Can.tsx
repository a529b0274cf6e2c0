import type { Permission } from '@backlot/contract';
import type { ReactNode } from 'react';
import { can } from '../can';
import { canSee } from '../canSee';
import { keepsAction, type RouteAction } from '../keepsAction';
import type { PermissionUser } from '../PermissionUser';
import { usePermissionUser } from './PermissionsProvider';

/** What decides: a permission, a button of the granted list, or an action of the route's permission group. */
export type CanRule<Right extends string = Permission> =
  | { do: Right; see?: never; group?: never; action?: never }
  | { see: string; do?: never; group?: never; action?: never }
  | (RouteAction & { do?: never; see?: never });

export type CanProps<Right extends string = Permission> = CanRule<Right> & {
  children: ReactNode;
  /** Shown instead, for example a disabled button with the reason. Nothing by default. */
  fallback?: ReactNode;
};

/** Shows its children to those who may: `<Can do="sysOnlineUser.kick"><Button/></Can>`. */
export function Can(props: CanProps) {
  return isAllowed(usePermissionUser(), props) ? props.children : props.fallback;
}

function isAllowed(user: PermissionUser | null | undefined, rule: CanRule<string>): boolean {
  if (rule.do !== undefined) return can<string>(user, rule.do);
  if (rule.see !== undefined) return canSee(user, rule.see);
  return keepsAction(user, rule);
}
