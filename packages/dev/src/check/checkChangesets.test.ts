import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishable } from '../pack/publishable.ts';
import { checkChangesets } from './checkChangesets.ts';

let home = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'tag.gpgSign=false', ...args], { cwd: home });
const write = (path: string, text: string) => {
  mkdirSync(join(home, path, '..'), { recursive: true });
  writeFileSync(join(home, path), text);
};
const commit = () => (git('add', '-A'), git('commit', '-qm', 'change', '--no-gpg-sign'));
const check = () => checkChangesets(home, publishable(home));

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'backlot-changesets-'));
  git('init', '-q');
  write('packages/pens/package.json', '{ "name": "@shop/pens", "version": "1.2.0" }');
  write('packages/pens/src/index.ts', 'export const pen = 1;');
  write('packages/tools/package.json', '{ "name": "@shop/tools", "version": "0.0.0", "private": true }');
  write('.changeset/config.json', '{}');
  commit();
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('a package that was never released needs a note', () => {
  expect(check()).toEqual(['@shop/pens has changed: say in .changeset what its users get (pnpm changeset)']);
  write('.changeset/blue-pens.md', "---\n'@shop/pens': minor\n---\n\nPens are blue.\n");
  expect(check()).toEqual([]);
});

test('after a release only changed sources need one', () => {
  git('tag', '@shop/pens@1.2.0');
  write('packages/pens/README.md', 'Pens.');
  commit();
  expect(check()).toEqual([]);
  write('packages/pens/src/index.ts', 'export const pen = 2;');
  expect(check()).toHaveLength(1);
  write('.changeset/red-pens.md', "---\n'@shop/pencils': minor\n---\n\nThe words '@shop/pens': minor in a text say nothing.\n");
  expect(check()).toHaveLength(1);
});

test('a version that its changelog tells of is on its way', () => {
  write('packages/pens/CHANGELOG.md', '# @shop/pens\n\n## 1.2.0\n\n### Minor Changes\n');
  expect(check()).toEqual([]);
});
