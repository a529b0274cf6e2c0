import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generate } from './generate.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'backlot-new-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = (path: string) => readFile(join(root, path), 'utf8');

test('a feature is five files named after what it shows', async () => {
  const { written, steps } = await generate({ root, kind: 'feature', name: 'trade/salesCategory' });
  const folder = 'apps/console/src/domains/trade/salesCategories';
  expect(written).toEqual(
    ['index.ts', 'SalesCategoriesScreen.tsx', 'strings.ts', 'SalesCategoriesScreen.stories.tsx', 'SalesCategoriesScreen.test.tsx'].map(
      (file) => `${folder}/${file}`,
    ),
  );
  expect(await read(`${folder}/SalesCategoriesScreen.tsx`)).toContain('api={salesCategoryApi}');
  expect(await read(`${folder}/strings.ts`)).toContain("title: 'Sales categories', noun: 'sales category'");
  expect(steps[0]).toContain('SalesCategories: () => import(');
});

test('a module is four server files with a test, and its contract', async () => {
  const { written } = await generate({ root, kind: 'module', name: 'money/rewardRule' });
  expect(written).toEqual([
    'packages/contract/src/money/rewardRule.ts',
    'apps/server/src/modules/money/rewardRule/index.ts',
    'apps/server/src/tables/money/rewardRule.ts',
    ...['crud', 'handlers', 'rewardRule.test'].map((file) => `apps/server/src/modules/money/rewardRule/${file}.ts`),
  ]);
  expect(await read('apps/server/src/tables/money/rewardRule.ts')).toContain("pgTable('reward_rules'");
  for (const path of written) expect(await read(path)).not.toMatch(/undefined\}|\$\{/);
});

test('a package has a face, and a name in kebab case', async () => {
  await generate({ root, kind: 'package', name: 'dateTools' });
  expect(JSON.parse(await read('packages/date-tools/package.json'))).toMatchObject({
    name: '@backlot/date-tools',
    exports: { '.': './src/index.ts' },
  });
});

test('nothing is overwritten, and a wrong question is answered with the right one', async () => {
  await generate({ root, kind: 'feature', name: 'trade/shelf' });
  await expect(generate({ root, kind: 'feature', name: 'trade/shelf' })).rejects.toThrow('is there already, so nothing was written');
  await expect(generate({ root, kind: 'feature', name: 'shelf' })).rejects.toThrow('pnpm new feature money/shelf');
  await expect(generate({ root, kind: 'package', name: 'trade/shelf' })).rejects.toThrow('pnpm new package shelf');
  await expect(generate({ root, kind: 'screen', name: 'shelf' })).rejects.toThrow('pnpm new feature|module|package <name>');
  await expect(generate({ root, kind: 'feature', name: 'trade/../shelf' })).rejects.toThrow('lower camel case');
});
