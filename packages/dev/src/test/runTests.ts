import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkBudgets } from '../check/checkBudgets.ts';
import { findBrowser } from '../browser/findBrowser.ts';
import { root, run } from '../process/run.ts';
import { buildApp, buildApps } from '../start/buildApps.ts';
import { memoryFolder } from './memoryFolder.ts';
import { forTests } from './ownPostgres.ts';
import { pgliteFiles } from './pgliteFiles.ts';
import { hasPostgres, startPostgres } from './startPostgres.ts';
import {
  afterSecondTry,
  failedFiles,
  forget,
  outsideFile,
  sumOf,
  type Tally,
  tallyOfCheck,
  tallyOfPlaywright,
  tallyOfVitest,
} from './Tally.ts';

const reports = join(root, '.reports');
mkdirSync(reports, { recursive: true });

/** Files that share a database or a browser go wrong together: more than this is no accident of a slow machine. */
const mostSecondTries = 3;

const parts: Record<string, () => Promise<Tally>> = {
  check: async () => tallyOfCheck((await run('node', ['packages/dev/src/check/check.ts'], { show: true })).code),
  unit: () => vitest('unit*', {}, 'unit'),
  dom: () => vitest('dom*', {}, 'dom'),
  stories: () => vitest('stories'),
  server: serverOnPglite,
  postgres: serverOnPostgres,
  budgets: budgetsKept,
  e2e: journeys,
  packages: async () => tallyOfCheck((await run('node', ['packages/dev/src/pack/checkPackages.ts'], { show: true })).code),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !parts[name]);
if (unknown) throw new Error(`Unknown part "${unknown}": use ${Object.keys(parts).join(', ')}.`);

process.env.CHROMIUM_PATH ??= findBrowser();
const folder = memoryFolder();
if (folder) {
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const total: Tally = { passed: 0, failed: 0, failures: [] };
for (const [name, part] of Object.entries(parts)) {
  if (asked.length && !asked.includes(name)) continue;
  const begun = Date.now();
  console.log(`\n── ${name} ──`);
  const tally = await part();
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.failures.push(...tally.failures.map((failure) => `${name}: ${failure}`));
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed, ${Math.round((Date.now() - begun) / 1000)} s`);
}
if (total.failures.length) console.log(`\nFailed:\n${total.failures.map((failure) => `✗ ${failure}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;

/** Runs a project; in CI a few files that failed run once more from their beginning, on a database of their own, and are named. */
async function vitest(project: string, env: Record<string, string> = {}, name = project, files: readonly string[] = []): Promise<Tally> {
  const first = await vitestOnce(project, env, name, files);
  if (!process.env.CI || !first.failed || !first.files.length || first.files.length > mostSecondTries) return first;
  console.log(`\nSecond try of ${first.files.join(', ')}:\n${first.failures.join('\n')}`);
  return afterSecondTry(first, await vitestOnce(project, env, name, first.files));
}

async function vitestOnce(
  project: string,
  env: Record<string, string>,
  name: string,
  files: readonly string[] = [],
): Promise<Tally & { files: string[] }> {
  const report = join(reports, `${name}.json`);
  forget(report);
  const args = [
    'run',
    ...files,
    '--config',
    'packages/dev/vitest.config.ts',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./packages/dev/src/test/outsideErrors.ts',
    `--outputFile.json=${report}`,
  ];
  const { code } = await run('vitest', args, { show: true, env: { ...env, OUTSIDE_ERRORS: outsideFile(report) } });
  return { ...tallyOfVitest(report, code), files: failedFiles(report) };
}

/** PostgreSQL runs every server test; PGlite those that its dialect or its being embedded matters to, or all where it is alone. */
async function serverOnPglite(): Promise<Tally> {
  const files = hasPostgres() ? pgliteFiles() : [];
  console.log(
    files.length ? `${files.length} files that matter on PGlite; the others run on PostgreSQL.` : 'Every file: no PostgreSQL here.',
  );
  return vitest('server', { TEST_DATABASE_URL: '', ...(await builtServer()) }, 'server', files);
}

async function serverOnPostgres(): Promise<Tally> {
  const postgres = await startPostgres(forTests);
  if (!postgres) {
    console.log('The PostgreSQL pass did not run: no PostgreSQL here. Install it or set TEST_DATABASE_URL.');
    return { passed: 0, failed: 0, failures: [] };
  }
  const statements = join(reports, 'statements.jsonl');
  forget(statements);
  try {
    const pass = await vitest(
      'server',
      { TEST_DATABASE_URL: postgres.url, RECORD_STATEMENTS: statements, ...(await builtServer()) },
      'postgres',
    );
    const replay = await vitest('server', { TEST_DATABASE_URL: '', REPLAY_STATEMENTS: statements }, 'replay', [
      'apps/server/src/db/replay.test.ts',
    ]);
    return sumOf(pass, replay);
  } finally {
    postgres.stop();
  }
}

/** Where tests find the server as it is built: those that start one of its own process wait for it, and not for its sources to be read. */
async function builtServer(): Promise<{ SERVER_DIST: string }> {
  await buildApp('server');
  return { SERVER_DIST: join(root, 'apps/server/dist') };
}

async function journeys(): Promise<Tally> {
  await buildApps();
  const report = join(reports, 'e2e.json');
  forget(report);
  const { code } = await run('playwright', ['test', '--config', 'apps/console/journeys/playwright.config.ts'], {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return tallyOfPlaywright(report, code);
}

async function budgetsKept(): Promise<Tally> {
  await buildApps();
  const { ok, lines } = checkBudgets(join(root, 'apps/console/dist'));
  console.log(lines.join('\n'));
  return tallyOfCheck(ok ? 0 : 1);
}
