import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The first error code of a thousand that no error has yet: 2031001. */
export async function freeCode(root: string): Promise<number> {
  const thousands = [2000];
  for await (const path of glob('packages/contract/src/**/*Errors.ts', { cwd: root }))
    for (const [, code] of (await readFile(join(root, path), 'utf8')).matchAll(/row\(\s*(2\d{6}),/g))
      thousands.push(Math.floor(Number(code) / 1000));
  return (Math.max(...thousands) + 1) * 1000 + 1;
}
