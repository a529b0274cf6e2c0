import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process/run.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Each rule number of a SPEC.md must be quoted by a test of its package: numbers read like `D3.2`. */
export function checkSpecNumbers(): string[] {
  const files = sourceFiles();
  return specs().flatMap((spec) => {
    const home = spec.split('/').slice(0, 2).join('/');
    const tests = files
      .filter(({ path }) => path.startsWith(`${home}/`) && path.includes('.test.'))
      .map(({ text }) => text)
      .join('\n');
    const numbers = [...readFileSync(join(root, spec), 'utf8').matchAll(/^\s*[-*]?\s*\*{0,2}([A-Z]{1,3}\d+(?:\.\d+)*)\b/gm)].map(
      ([, number]) => number ?? '',
    );
    return [...new Set(numbers)]
      .filter((number) => !new RegExp(`\\b${number.replaceAll('.', '\\.')}\\b`).test(tests))
      .map((number) => `${spec}: no test in ${dirname(spec)} quotes ${number}`);
  });
}

const specs = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*SPEC.md'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));
