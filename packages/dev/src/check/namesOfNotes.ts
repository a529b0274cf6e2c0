import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that notes speak of: the lines between the two rules at their head. */
export function namesOfNotes(folder: string): Set<string> {
  const notes = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return new Set(
    notes.flatMap((file) => {
      const [, head = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
      return [...head.matchAll(/^['"]?([^'":\s]+)['"]?: (?:major|minor|patch)$/gm)].map(([, name = '']) => name);
    }),
  );
}
