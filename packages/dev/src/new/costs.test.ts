import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { sharedFiles } from './sharedFiles.fixture.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'backlot-costs-'));
  for (const shared of sharedFiles) await cp(join(repository, shared), join(scratch, shared), { recursive: true });
  await generate({ root: scratch, kind: 'entity', name: 'money/rewardRule', words: { zh: '奖励规则', vn: 'Quy tắc thưởng' } });
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const linesOf = async (path: string) => (await readFile(path, 'utf8')).trimEnd().split('\n').length;
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Architecture 6, without stories and tests: at most 120 lines of screen, 120 of server and 60 of contract. */
async function costOf(root: string, { feature, module, area }: { feature: string; module: string; area: string }) {
  const folders = [join(root, 'apps/console/src/domains', feature), join(root, 'apps/server/src/modules', module)];
  const [screen = [], server = []] = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((file) => join(folder, file))),
  );
  const ownServer = server.filter((path) => !path.endsWith('.test.ts'));
  const ownScreen = screen.filter((path) => !/\.(stories|test)\.tsx$/.test(path));
  return {
    consoleFiles: screen.length,
    consoleLines: sum(await Promise.all(ownScreen.map(linesOf))),
    serverFiles: ownServer.length,
    serverLines: sum(await Promise.all(ownServer.map(linesOf))),
    contractLines: await linesOf(join(root, `packages/contract/src/${area}.ts`)),
  };
}

describe.each([
  ['as generated', () => scratch, { feature: 'money/rewardRules', module: 'money/rewardRule', area: 'money/rewardRule' }],
  ['as positions show it', () => repository, { feature: 'system/positions', module: 'system/sysPos', area: 'system/sysPos' }],
])('a new simple entity, %s', (_, root, names) => {
  test('costs at most 5 console files, 4 server files and 300 lines in all', async () => {
    const cost = await costOf(root(), names);
    expect(cost.consoleFiles).toBeLessThanOrEqual(5);
    expect(cost.consoleLines).toBeLessThanOrEqual(120);
    expect(cost.serverFiles).toBeLessThanOrEqual(4);
    expect(cost.serverLines).toBeLessThanOrEqual(120);
    expect(cost.contractLines).toBeLessThanOrEqual(60);
  });
});
