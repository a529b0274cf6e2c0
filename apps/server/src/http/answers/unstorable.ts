/** Where an input holds text that no database takes: a NUL, or half of a pair of code units. Walked without recursion, because nesting is the sender's choice. */
export function unstorable(input: unknown): string | undefined {
  const rest: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (let at = rest.pop(); at; at = rest.pop()) {
    const { value, path } = at;
    if (typeof value === 'string' && isBad(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (isBad(key)) return path;
      rest.push({ value: inner, path: path ? `${path}.${key}` : key });
    }
  }
  return undefined;
}

const isBad = (text: string): boolean => text.includes('\0') || !text.isWellFormed();
