const reserved = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/gu;

/** A name that every system accepts as a file name, with its extension: `WO/1: "x"` → `WO 1 x.pdf`. */
export function toFileName(name: string, extension: string): string {
  const safe = name
    .replace(reserved, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|[. ]+$/g, '');
  return `${Array.from(safe).slice(0, 100).join('').trim() || 'document'}.${extension}`;
}

/** The same names, those that occur again with a number: `a.pdf`, `a (2).pdf`. Upper and lower case count as equal. */
export function distinctFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    let candidate = name;
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) candidate = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
