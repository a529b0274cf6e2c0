import { channelPermissions, permissions } from '@backlot/contract';

/** The button of a permission: `sysOnlineUser.kick` → `sysOnlineUser:kick`. Codes may hold `:`; the last dot ends the code. */
export function buttonOf(permission: string): string {
  const end = permission.lastIndexOf('.');
  return end < 0 ? permission : `${permission.slice(0, end)}:${permission.slice(end + 1)}`;
}

/**
 * The permission of a button: `sysOnlineUser:kick` → `sysOnlineUser.kick`. A text that is a code in itself stays as it is:
 * `upAnalyse:syncUpWorkComments` has no action, `upAnalyse:syncUpWorkComments:sync` has one.
 */
export function permissionOf(button: string): string {
  const end = actionStart(button);
  return end < 0 ? button : `${button.slice(0, end)}.${button.slice(end + 1)}`;
}

/** The code in front of a button's action: `upAnalyse:syncUpWorkComments:sync` → `upAnalyse:syncUpWorkComments`. */
export function codeOfButton(button: string): string {
  const end = actionStart(button);
  return end < 0 ? button : button.slice(0, end);
}

/** Code and action of a permission: `sysOnlineUser.kick` → `{ code: 'sysOnlineUser', action: 'kick' }`. */
export function partsOf(permission: string): { code: string; action: string } {
  const end = permission.lastIndexOf('.');
  return end < 0 ? { code: permission, action: '' } : { code: permission.slice(0, end), action: permission.slice(end + 1) };
}

const codesWithColon: ReadonlySet<string> = new Set(
  [...Object.keys(permissions), ...Object.keys(channelPermissions)].filter((code) => code.includes(':')),
);

const actionStart = (button: string): number => (codesWithColon.has(button) ? -1 : button.lastIndexOf(':'));
