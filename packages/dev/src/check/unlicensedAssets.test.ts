import { expect, test } from 'vitest';
import { unlicensedAssets } from './unlicensedAssets.ts';

const found = (files: Readonly<Record<string, string>>) =>
  unlicensedAssets({ paths: Object.keys(files), read: (path) => files[path] ?? '' });

test('a font goes out with a notice that names it, beside it or above it', () => {
  expect(found({ 'fonts/a.ttf': '', 'fonts/LICENSES.txt': 'a.ttf: OFL' })).toEqual([]);
  expect(found({ 'dist/fonts/a.woff2': '', 'LICENSES.txt': 'a.woff2: OFL' })).toEqual([]);
});

test('a font without a notice, with one elsewhere or with one that does not name it is found', () => {
  expect(found({ 'fonts/a.ttf': '', LICENSE: 'a.ttf' })).toEqual(['fonts/a.ttf']);
  expect(found({ 'fonts/a.ttf': '', 'other/LICENSES.txt': 'a.ttf: OFL' })).toEqual(['fonts/a.ttf']);
  expect(found({ 'fonts/b.ttf': '', 'fonts/LICENSES.txt': 'a.ttf: OFL' })).toEqual(['fonts/b.ttf']);
});

test('code needs none', () => {
  expect(found({ 'dist/index.js': '', 'README.md': '' })).toEqual([]);
});
