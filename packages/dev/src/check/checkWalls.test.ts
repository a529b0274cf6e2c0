import { expect, test } from 'vitest';
import { checkWalls } from './checkWalls.ts';

const file = (path: string, text: string) => ({ path, text });

test('a feature that imports another feature is named', () => {
  const problems = checkWalls([file('apps/console/src/features/rules/RuleForm.tsx', "import { a } from '../goods/GoodsPicker';")]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('features/goods/GoodsPicker');
});

test('a server module reaches another only through its index', () => {
  const through = (target: string) => checkWalls([file('apps/server/src/modules/auth/handlers.ts', `import { x } from '${target}';`)]);
  expect(through('../user/store')).toHaveLength(1);
  expect(through('../user/index')).toEqual([]);
  expect(through('./store')).toEqual([]);
});

test('shared never imports a feature', () => {
  expect(checkWalls([file('apps/console/src/shared/api.ts', "import { x } from '../features/rules/columns';")])).toHaveLength(1);
});
