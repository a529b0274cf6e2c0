import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/run.ts';

/** One TypeScript file of the repository. */
export interface SourceFile {
  /** Path from the root, with `/`. */
  path: string;
  text: string;
}

/** Every TypeScript source file that git tracks or would track, without generated ones. */
export function sourceFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => path && !path.endsWith('.gen.ts') && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
