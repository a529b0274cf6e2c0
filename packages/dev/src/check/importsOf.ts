import { posix } from 'node:path';
import type { SourceFile } from './sourceFiles.ts';

/** Which files of the repository each file imports: values and types, statically, lazily and through an index. */
export function importsOf(files: readonly SourceFile[]): Map<string, string[]> {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, text }) => [path, [...new Set(targets(text).flatMap((target) => resolved(path, target, known) ?? []))]]),
  );
}

const targets = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']*)'/g)].map(([, target]) => target ?? '');

/** An import of a folder is one of its index. */
function resolved(from: string, target: string, known: ReadonlySet<string>): string | undefined {
  const base = posix.join(posix.dirname(from), target);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => `${base.replace(/\/$/, '')}${end}`).find((path) => known.has(path));
}
