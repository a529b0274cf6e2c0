const missing = new Set<string>();

/** Remembers a character that no font draws, until the document that is being made is done. */
export const noteMissing = (char: string): void => void missing.add(char);

/** The characters of the document that has just been made, and forgets them. */
export function takeMissing(): string[] {
  const taken = [...missing];
  missing.clear();
  return taken;
}
