import { join } from 'node:path';
import { root } from '../process/run.ts';
import { publishable } from '../pack/publishable.ts';
import { privatePage } from './privatePages.ts';
import { sourceFiles } from './sourceFiles.ts';

const comments = /\/\*\*[\s\S]*?\*\/|\/\/ .*/g;

/** Comments of published packages speak to strangers: no word of pages that are not part of the package. */
export function checkPublicComments(): string[] {
  const folders = publishable().map(({ folder }) => `${folder.slice(join(root, '/').length)}/src/`);
  return sourceFiles()
    .filter(({ path }) => folders.some((folder) => path.startsWith(folder)) && !/\.(?:test|stories)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      (text.match(comments) ?? []).flatMap((comment) => {
        const found = privatePage(comment.replaceAll(/\n\s*\*\s*/g, ' '));
        return found === undefined ? [] : [`${path}: a comment speaks of “${found}”, which whoever installs the package does not have`];
      }),
    );
}
