/** One or two letters that stand for a person: `Linh Nguyễn` → `LN`, `伟玲 Wei Ling` → `伟`, `พลอย รีวิว` → `พ`. */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/[\s._-]+/)
    .map(firstLetter)
    .filter(Boolean);
  const first = letters[0] ?? '';
  const last = letters.length > 1 ? (letters[letters.length - 1] ?? '') : '';
  return isLatin(first) && isLatin(last) ? (first + last).toLocaleUpperCase() : first.toLocaleUpperCase();
}

const firstLetter = (word: string): string => Array.from(word.normalize('NFC')).find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '';

const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter);
