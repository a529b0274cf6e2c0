/** What of a form differs from what it began with: only that is put back, so that nothing somebody else saved meanwhile is undone. */
export const changedOf = (before: object, now: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify((before as Record<string, unknown>)[name])),
  );
