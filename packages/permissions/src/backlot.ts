import { channelPermissions, type Permission, permissions } from '@backlot/contract';
import { createPermissions, type Permissions } from './createPermissions';
import type { PermissionUser } from './PermissionUser';

let made: Permissions<Permission> | undefined;

// Made when first asked, so that who only asks `can` loads no list of codes.
const backlot = () =>
  (made ??= createPermissions<Permission>({
    codes: [...Object.keys(permissions), ...Object.keys(channelPermissions)],
    channels: channelPermissions,
  }));

/** The permission of a button of Backlot: `sysOnlineUser:kick` → `sysOnlineUser.kick`. */
export const permissionOf = (button: string): string => backlot().permissionOf(button);

/** The code in front of the action of a button of Backlot: `upAnalyse:syncUpWorkComments:sync` → `upAnalyse:syncUpWorkComments`. */
export const codeOfButton = (button: string): string => backlot().codeOfButton(button);

/** Channel ids whose filter a person sees in the notification panel, in ascending order. */
export const channelsOf = (user: PermissionUser | null | undefined): number[] => backlot().channelsOf(user);
