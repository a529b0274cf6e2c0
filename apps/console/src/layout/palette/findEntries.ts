import type { PaletteEntry } from './PaletteEntry';
import { pinyinInitials } from './pinyinInitials';

/** The entries that fit what was typed, best first: by names in three languages, by pinyin initials, by address. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const wanted = plain(typed);
  if (!wanted) return [...entries];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
}

function rankOf({ words, kind }: PaletteEntry, wanted: string): number {
  const best = Math.max(0, ...words.map((word) => wordRank(word, wanted)));
  return best > 0 && kind === 'page' ? best + 0.5 : best;
}

function wordRank(word: string, wanted: string): number {
  const text = plain(word);
  if (text === wanted) return 6;
  if (text.startsWith(wanted)) return 5;
  if (text.includes(` ${wanted}`) || text.includes(`/${wanted}`)) return 4;
  const initials = pinyinInitials(text);
  if (initials !== text && initials.startsWith(wanted)) return 4;
  if (text.includes(wanted)) return 3;
  if (initials !== text && initials.includes(wanted)) return 2;
  return wanted.split(' ').every((part) => text.includes(part)) ? 1 : 0;
}

/** Without capitals and Vietnamese marks. */
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd');
