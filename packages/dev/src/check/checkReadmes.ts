import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishable } from '../pack/publishable.ts';
import { freshReadme } from '../readme/reference.ts';

/** What READMEs of published packages say about props and sizes is what the sources say, and their links lead somewhere. */
export function checkReadmes(): string[] {
  return publishable().flatMap(({ name, folder }) => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const isStale = freshReadme(folder) !== readme;
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].flatMap(([, link = '']) => link);
    const dead = links.filter((link) => !existsSync(join(folder, link)));
    return [
      ...(isStale ? [`${name}: README.md is not as the sources say; run node packages/dev/src/readme/writeReadmes.ts`] : []),
      ...dead.map((link) => `${name}: README.md links to ${link}, which is not there`),
    ];
  });
}
