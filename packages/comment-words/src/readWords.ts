import { normalise } from './normalise';

/** The words of a list, parted by commas or line ends, each normalised. */
export const readWords = (list: string): string[] =>
  list
    .split(/[,\n]+/)
    .map(normalise)
    .filter((word) => word !== '');

/** The groups of a list: a line that begins with `key:` opens one, the lines after it go on. */
export function readGroups(list: string): { key: string; words: string[] }[] {
  const groups: { key: string; words: string[] }[] = [];
  for (const line of list.split('\n')) {
    const [, key, rest] = /^([^:,]+):(.*)$/.exec(line.trim()) ?? [];
    if (key !== undefined) groups.push({ key: key.trim(), words: readWords(rest ?? '') });
    else groups.at(-1)?.words.push(...readWords(line));
  }
  return groups;
}
