const silent = new Set(['version', 'updateTime', 'updateUser', 'createTime', 'createUser', 'passwordHash']);

/** What a change did, column by column: `{ name: ['old', 'new'] }`. Never a password. */
export function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, [unknown, unknown]> {
  const keys = Object.keys(after).filter(
    (key) => !silent.has(key) && JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  );
  return Object.fromEntries(keys.map((key) => [key, [before[key] ?? null, after[key] ?? null]]));
}
