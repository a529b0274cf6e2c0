import type { Agreement } from './agreement';

/** An agreement as JSON with one call, error or life cycle a line, in order, so that a changed one is a changed line. */
export const printed = (agreement: Agreement): string =>
  `{\n${Object.entries(agreement)
    .map(([name, entries]) => `${JSON.stringify(name)}: {\n${linesOf(entries as Record<string, unknown>)}\n}`)
    .join(',\n')}\n}`;

const linesOf = (entries: Readonly<Record<string, unknown>>): string =>
  Object.keys(entries)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(entries[name])}`)
    .join(',\n');
