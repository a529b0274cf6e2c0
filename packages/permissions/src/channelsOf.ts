import { channelPermissions } from '@backlot/contract';
import { grantsOf } from './grantsOf';
import type { PermissionUser } from './PermissionUser';

/** Channel ids whose filter a person sees in the notification panel, in ascending order (spec sections 2.7 and 6). */
export function channelsOf(user: PermissionUser | null | undefined): number[] {
  const grants = grantsOf(user);
  return Object.entries(channelPermissions)
    .filter(([code]) => grants.isAdmin || grants.codes.has(code))
    .map(([, channel]) => channel)
    .toSorted((one, other) => one - other);
}
