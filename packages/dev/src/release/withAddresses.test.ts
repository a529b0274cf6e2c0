import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withAddresses } from './withAddresses.ts';

const repository = 'https://example.com/shop/shop.git';
let home = '';
const pens = () => readFileSync(join(home, 'packages/pens/package.json'), 'utf8');
const before = '{\n  "name": "@shop/pens",\n  "version": "1.2.0"\n}\n';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'backlot-addresses-'));
  mkdirSync(join(home, 'packages/pens'), { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'shop', repository }));
  writeFileSync(join(home, 'packages/pens/package.json'), before);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('what is published says where it comes from; the sources stay as they are', async () => {
  const published = await withAddresses(home, async () => JSON.parse(pens()) as object);
  expect(published).toEqual({
    name: '@shop/pens',
    version: '1.2.0',
    repository: { type: 'git', url: repository, directory: 'packages/pens' },
  });
  expect(pens()).toBe(before);
});

test('they do so too when publishing fails', async () => {
  await expect(withAddresses(home, () => Promise.reject(new Error('no registry')))).rejects.toThrow('no registry');
  expect(pens()).toBe(before);
});
