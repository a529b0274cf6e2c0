/** Where an input holds text that no database takes: a NUL. Walked without recursion, because nesting is the sender's choice. */
export function unstorable(input: unknown): string | undefined {
  const rest: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (let at = rest.pop(); at; at = rest.pop()) {
    const { value, path } = at;
    if (typeof value === 'string' && value.includes('\0')) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\0')) return path;
      rest.push({ value: inner, path: path ? `${path}.${key}` : key });
    }
  }
  return undefined;
}
