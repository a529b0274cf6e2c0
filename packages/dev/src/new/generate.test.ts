import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { sharedFiles } from './sharedFiles.fixture.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const words = { zh: '奖励规则', vn: 'Quy tắc thưởng' };
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'backlot-new-'));
  for (const shared of sharedFiles) await cp(join(repository, shared), join(root, shared), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = (path: string) => readFile(join(root, path), 'utf8');

test('a feature is five files named after what it shows', async () => {
  const { written, joined } = await generate({ root, kind: 'feature', name: 'trade/salesCategory', words });
  const folder = 'apps/console/src/domains/trade/salesCategories';
  expect(written).toEqual(
    ['index.ts', 'SalesCategoriesScreen.tsx', 'strings.ts', 'SalesCategoriesScreen.stories.tsx', 'SalesCategoriesScreen.test.tsx'].map(
      (file) => `${folder}/${file}`,
    ),
  );
  expect(await read(`${folder}/SalesCategoriesScreen.tsx`)).toContain('api={salesCategoryApi}');
  expect(await read(`${folder}/strings.ts`)).toContain("title: 'Sales categories', noun: 'sales category'");
  expect(await read(`${folder}/strings.ts`)).toContain("title: '奖励规则'");
  expect(joined).toEqual(['apps/console/src/screens.ts']);
  expect(await read('apps/console/src/screens.ts')).toContain('  SalesCategories: () => import(');
});

test('a module is four server files with a test, and its contract with the words of its fields', async () => {
  const { written } = await generate({ root, kind: 'module', name: 'money/rewardRule', words });
  expect(written).toEqual([
    'packages/contract/src/money/rewardRule.ts',
    'packages/contract/src/money/rewardRuleErrors.ts',
    'packages/contract/src/words/money/rewardRule.ts',
    'apps/server/src/modules/money/rewardRule/index.ts',
    'apps/server/src/tables/money/rewardRule.ts',
    ...['crud', 'handlers', 'rewardRule.test'].map((file) => `apps/server/src/modules/money/rewardRule/${file}.ts`),
  ]);
  expect(await read('apps/server/src/tables/money/rewardRule.ts')).toContain("pgTable('reward_rules'");
  for (const path of written) expect(await read(path)).not.toMatch(/undefined\}|\$\{/);
});

test('an entity has all of it, a line in each list of its domain, a menu in three languages and codes that nobody has', async () => {
  const { joined, steps } = await generate({ root, kind: 'entity', name: 'money/rewardRule', words });
  expect(joined).toEqual([
    ...['index', 'api', 'permissions', 'errors'].map((file) => `packages/contract/src/${file}.ts`),
    'apps/server/src/modules/money/moneyModules.ts',
    'apps/console/src/screens.ts',
    'apps/server/src/seed/menus/money.ts',
  ]);
  expect(await read('apps/server/src/modules/money/moneyModules.ts')).toContain('  rewardRule: rewardRuleModule(services),\n});');
  expect(await read('apps/server/src/seed/menus/money.ts')).toContain(
    "names: { en: 'Reward rules', 'zh-CN': '奖励规则', vn: 'Quy tắc thưởng' },",
  );
  const [code = ''] = /\d{7}/.exec(await read('packages/contract/src/money/rewardRuleErrors.ts')) ?? [];
  const taken = await Promise.all(
    ['system/systemErrors', 'system/messageErrors', 'creators/creatorErrors'].map((file) => read(`packages/contract/src/${file}.ts`)),
  );
  expect(code).toMatch(/^2\d{3}001$/);
  expect(taken.join()).not.toContain(code);
  expect(steps).toEqual(['pnpm --filter @backlot/server migrations --name=rewardRule']);
});

test('a package has a face, and a name in kebab case', async () => {
  await generate({ root, kind: 'package', name: 'dateTools' });
  expect(JSON.parse(await read('packages/date-tools/package.json'))).toMatchObject({
    name: '@backlot/date-tools',
    exports: { '.': './src/index.ts' },
  });
});

test('nothing is overwritten, and a wrong question is answered with the right one', async () => {
  await generate({ root, kind: 'feature', name: 'trade/shelf', words });
  await expect(generate({ root, kind: 'feature', name: 'trade/shelf', words })).rejects.toThrow('is there already, so nothing was written');
  await expect(generate({ root, kind: 'entity', name: 'trade/board' })).rejects.toThrow('in Chinese and Vietnamese');
  await expect(generate({ root, kind: 'feature', name: 'shelf' })).rejects.toThrow('pnpm new feature money/shelf');
  await expect(generate({ root, kind: 'package', name: 'trade/shelf' })).rejects.toThrow('pnpm new package shelf');
  await expect(generate({ root, kind: 'screen', name: 'shelf' })).rejects.toThrow('pnpm new entity|feature|module|package <name>');
  await expect(generate({ root, kind: 'feature', name: 'trade/../shelf' })).rejects.toThrow('lower camel case');
});
