/** Two letters of a Latin name, the last character of a Chinese one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (/\p{Script=Han}/u.test(first)) return [...first].at(-1) ?? '';
  return `${[...first][0] ?? ''}${[...(last ?? '')][0] ?? ''}`.toUpperCase();
}
