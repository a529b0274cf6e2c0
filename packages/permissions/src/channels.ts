import type { ButtonReader } from './buttonReader';
import { grantsOf } from './grantsOf';
import type { PermissionUser } from './PermissionUser';

interface ChannelQuestion {
  readonly user: PermissionUser | null | undefined;
  /** Permission code → channel id. */
  readonly channels: Readonly<Record<string, number>>;
  readonly reader: ButtonReader;
}

/** Channel ids that a person's codes open, in ascending order: all for an administrator. */
export function openChannels({ user, channels, reader }: ChannelQuestion): number[] {
  const { isAdmin, actions } = grantsOf(user);
  const codes = new Set(user?.permissions.map((button) => reader.codeOfButton(button)));
  return Object.entries(channels)
    .filter(([code]) => isAdmin || codes.has(code) || (actions.get(code)?.size ?? 0) > 0)
    .map(([, channel]) => channel)
    .toSorted((one, other) => one - other);
}
