/** The button of a permission: `sysOnlineUser.kick` → `sysOnlineUser:kick`. Codes may hold `:`; the last dot ends the code. */
export function buttonOf(permission: string): string {
  const end = permission.lastIndexOf('.');
  return end < 0 ? permission : `${permission.slice(0, end)}:${permission.slice(end + 1)}`;
}

/** Code and action of a permission: `sysOnlineUser.kick` → `{ code: 'sysOnlineUser', action: 'kick' }`. */
export function partsOf(permission: string): { code: string; action: string } {
  const end = permission.lastIndexOf('.');
  return end < 0 ? { code: permission, action: '' } : { code: permission.slice(0, end), action: permission.slice(end + 1) };
}
