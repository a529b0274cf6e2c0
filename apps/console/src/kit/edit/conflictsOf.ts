/** One field that two people changed differently. */
export interface Conflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

/** Three versions of a draft: as I opened it, as I want it, as it is saved now. */
export interface Versions {
  base: Readonly<Record<string, unknown>>;
  mine: Readonly<Record<string, unknown>>;
  theirs: Readonly<Record<string, unknown>>;
}

/** Fields where both sides changed something, differently. */
export const conflictsOf = ({ base, mine, theirs }: Versions): Conflict[] =>
  Object.keys(mine)
    .filter((field) => !same(mine[field], base[field]) && !same(theirs[field], base[field]) && !same(mine[field], theirs[field]))
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));

/** Everything that only one side changed, and for conflicts what was chosen. */
export function mergeVersions(
  { base, mine, theirs }: Versions,
  chosen: Readonly<Record<string, 'mine' | 'theirs'>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(mine).map((field) => {
      const isMine = chosen[field] ? chosen[field] === 'mine' : !same(mine[field], base[field]);
      return [field, isMine ? mine[field] : theirs[field]];
    }),
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
