import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { sharedFiles } from './sharedFiles.fixture.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const sides = { console: ['vite/client', 'node'], server: ['node'] } as const;
let scratch: string;

/** The generated files on top of the repository. */
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'backlot-generated-'));
  // The list of all modules reads the lists that the new entity joins: the server is there as a whole.
  for (const shared of [...sharedFiles, 'apps/server/src']) await cp(join(repository, shared), join(scratch, shared), { recursive: true });
  const words = { zh: '奖励规则', vn: 'Quy tắc thưởng' };
  const { written } = await generate({ root: scratch, kind: 'entity', name: 'money/rewardRule', words });
  await symlink(join(repository, 'packages/contract/node_modules'), join(scratch, 'packages/contract/node_modules'));
  for (const [side, types] of Object.entries(sides)) {
    const app = `apps/${side}`;
    await symlink(join(repository, app, 'node_modules'), join(scratch, app, 'node_modules'));
    const compilerOptions = {
      types,
      rootDirs: [join(repository, app), join(scratch, app)],
      paths: {
        '@backlot/contract': [join(scratch, 'packages/contract/src/index.ts')],
        '@backlot/contract/words/*': [join(scratch, 'packages/contract/src/words/*.ts')],
      },
    };
    const files = written.filter((path) => path.startsWith(app)).map((path) => join(scratch, path));
    await writeFile(
      join(scratch, app, 'tsconfig.json'),
      JSON.stringify({ extends: join(repository, app, 'tsconfig.json'), compilerOptions, include: [], files }),
    );
  }
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** What a tool says, and whether it was content. */
const run = (tool: string, args: string[]) =>
  new Promise<{ isFine: boolean; said: string }>((resolve) => {
    execFile(join(repository, 'node_modules/.bin', tool), args, { cwd: scratch }, (error, stdout, stderr) =>
      resolve({ isFine: !error, said: error ? `${stdout}${stderr}` : '' }),
    );
  });

test.each(Object.keys(sides))('what is generated for the %s type-checks', { timeout: 300_000 }, async (side) => {
  expect(await run('tsc', ['--checkers', '1', '-p', join(scratch, 'apps', side)])).toEqual({ isFine: true, said: '' });
});

test('what is generated passes the linter', async () => {
  const paths = ['apps/console/src', 'apps/server/src', 'packages/contract/src/money/rewardRule.ts'];
  expect(await run('oxlint', ['-c', join(repository, 'packages/dev/oxlintrc.json'), ...paths])).toEqual({ isFine: true, said: '' });
});
