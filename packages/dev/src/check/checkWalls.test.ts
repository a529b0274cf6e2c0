import { expect, test } from 'vitest';
import { checkWalls } from './checkWalls.ts';

const file = (path: string, text = '') => ({ path, text });
/** What is said when one file imports the other, by a value or a type, directly or lazily. */
const refused = (from: string, to: string) => {
  const steps = (path: string) => path.split('/').slice(0, -1);
  const target = `${steps(from)
    .map(() => '..')
    .join('/')}/${to}`
    .replace(/\.tsx?$/, '')
    .replace(/\/index$/, '');
  const texts = [`import { a } from '${target}';`, `import type { A } from '${target}';`, `const a = () => import('${target}');`];
  const said = texts.map((text) => checkWalls([file(from, text), file(to)]));
  expect(new Set(said.map((lines) => lines.length)).size, 'each way to import counts alike').toBe(1);
  return said[0] ?? [];
};

test.each([
  [
    'a screen another screen',
    'apps/console/src/domains/trade/orders/A.tsx',
    'apps/console/src/domains/trade/demands/index.ts',
    'never imports a screen',
  ],
  ['a domain a later one', 'apps/console/src/domains/creators/detail/A.tsx', 'apps/console/src/domains/trade/parts/B.tsx', 'one order'],
  ['the kit a domain', 'apps/console/src/kit/list/A.tsx', 'apps/console/src/domains/trade/parts/index.ts', 'point down'],
  ['the shell the kit', 'apps/console/src/shell/tabs/A.ts', 'apps/console/src/kit/lazy.ts', 'point down'],
  ['a module a file inside another', 'apps/server/src/modules/trade/order/a.ts', 'apps/server/src/modules/base/audit/store.ts', 'index.ts'],
  [
    'a module one of a later domain',
    'apps/server/src/modules/base/audit/a.ts',
    'apps/server/src/modules/trade/order/index.ts',
    'one order',
  ],
  ['a table a module', 'apps/server/src/tables/trade/order.ts', 'apps/server/src/modules/base/audit/index.ts', 'point down'],
  ['the runner of jobs a module', 'apps/server/src/jobs/a.ts', 'apps/server/src/modules/trade/order/index.ts', 'point down'],
  ['the database a module', 'apps/server/src/db/a.ts', 'apps/server/src/modules/base/audit/index.ts', 'point down'],
  ['a control the renderer', 'packages/form-designer/src/controls/a.ts', 'packages/form-designer/src/renderer/b.ts', 'form-designer'],
])('%s is named', (_, from, to, because) => {
  const problems = refused(from, to);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.join()).toContain(because);
  expect(problems.join()).toContain(to);
});

test.each([
  ['a screen the parts of its domain', 'apps/console/src/domains/trade/orders/A.tsx', 'apps/console/src/domains/trade/parts/B.tsx'],
  [
    'a screen the parts of an earlier domain',
    'apps/console/src/domains/trade/orders/A.tsx',
    'apps/console/src/domains/creators/parts/B.tsx',
  ],
  ['a module the index of another', 'apps/server/src/modules/trade/order/a.ts', 'apps/server/src/modules/base/audit/index.ts'],
  ['a module any table', 'apps/server/src/modules/base/audit/a.ts', 'apps/server/src/tables/trade/order.ts'],
  ['a timer a module', 'apps/server/src/timers/a.ts', 'apps/server/src/modules/trade/order/index.ts'],
  ['a test what it needs', 'apps/server/src/modules/base/audit/a.test.ts', 'apps/server/src/modules/trade/order/acts/claim.ts'],
])('%s is fine', (_, from, to) => {
  expect(refused(from, to)).toEqual([]);
});

test('a circle is named, of types too', () => {
  const [problem, ...more] = checkWalls([
    file('packages/x/src/a.ts', "import type { B } from './b';"),
    file('packages/x/src/b.ts', "import { c } from './c';"),
    file('packages/x/src/c.ts', "export { a } from './a';"),
    file('packages/x/src/d.ts', "import { a } from './a';"),
  ]);
  expect(more).toEqual([]);
  expect(problem).toContain('packages/x/src/a.ts, packages/x/src/b.ts, packages/x/src/c.ts');
});
