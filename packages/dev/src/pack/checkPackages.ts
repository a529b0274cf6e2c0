import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../process/run.ts';
import { fetchPackage } from '../release/fetchPackage.ts';
import { forgetRegistry } from '../release/forgetRegistry.ts';
import { publishPackages } from '../release/publishPackages.ts';
import { scratchCopy } from '../release/scratchCopy.ts';
import { startRegistry } from '../release/startRegistry.ts';
import { doorLimits } from './doorLimits.ts';
import { openRouterStranger } from './openRouterStranger.ts';
import { openTarball } from './openTarball.ts';
import { openViteStranger } from './openViteStranger.ts';
import { type Publishable, publishable } from './publishable.ts';
import { shippedProblems } from './shippedProblems.ts';
import { weighImport } from './weighDoors.ts';
import { writeStrangers } from './writeStrangers.ts';

const tool = (name: string) => join(root, 'packages/dev/node_modules/.bin', name);
const packages = publishable();
const folder = mkdtempSync(join(tmpdir(), 'backlot-release-'));
const begun = Date.now();

await step('build', () => must('turbo', ['run', 'build', '--output-logs=errors-only', ...packages.map(({ name }) => `--filter=${name}`)]));
await step('weigh every door', weighEveryDoor);
const registry = await startRegistry(join(folder, 'registry'));
await forgetRegistry(registry.url);
try {
  await step('release into a registry of this machine', release);
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  await step('look at what the registry hands out', async () => {
    const problems: string[] = [];
    await inPairs(packages, async (one) => void problems.push(...(await problemsOf(one, downloads))));
    none(problems);
  });
  const apps = join(folder, 'apps');
  writeStrangers({ folder: apps, npmrc: registry.npmrc, packages });
  const at = (app: string) => join(apps, app);
  await step('install in fresh apps', () => must('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], apps));
  await step('type-check there', () =>
    inPairs(['vite', 'react-router'], (app) => must('pnpm', ['exec', 'tsc', '--noEmit', '-p', '.'], at(app))),
  );
  await step('build there', () =>
    inPairs(
      [
        () => must('pnpm', ['exec', 'react-router', 'build'], at('react-router')),
        () => must('pnpm', ['exec', 'vite', 'build'], at('vite')),
        () => must('pnpm', ['exec', 'react-router', 'build', '--mode', 'development'], at('react-router'), { NODE_ENV: 'development' }),
      ],
      (build) => build(),
    ),
  );
  await step('use the app of the browser', async () => none(await openViteStranger(at('vite'))));
  await step('use the app of the server', async () => none(await openRouterStranger(at('react-router'))));
} finally {
  registry.stop();
  await forgetRegistry(registry.url);
}
console.log(`✓ ${packages.length} packages are released, install, type-check, build and work in fresh apps`);
rmSync(folder, { recursive: true, force: true });

/** As `pnpm release` does, in a copy; what went out once does not go out again. */
async function release(): Promise<void> {
  const copy = join(folder, 'copy');
  scratchCopy(copy, registry.npmrc);
  await publishPackages(copy);
  const again = await publishPackages(copy);
  if (!again.includes('No unpublished projects to publish')) throw new Error(`A second release sends something:\n${again}`);
}

async function problemsOf({ name, version }: Publishable, downloads: string): Promise<string[]> {
  const tarball = await fetchPackage({ name, registry: registry.url, folder: downloads });
  const publint = await run(tool('publint'), [tarball, '--strict']);
  const types = await run(tool('attw'), [tarball, '--profile', 'esm-only']);
  return [
    ...shippedProblems(openTarball(tarball), { before: version }),
    ...[publint, types].filter(({ code }) => code !== 0).map(({ output }) => output),
  ].map((problem) => `${name}: ${problem}`);
}

async function weighEveryDoor(): Promise<void> {
  for (const { names, from, most } of doorLimits) {
    const weight = await weighImport({ names, from });
    console.log(`  ${weight.toFixed(1).padStart(6)} kB  ${names} of ${from}, at most ${most}`);
    if (weight > most) throw new Error(`${names} of ${from} weighs ${weight.toFixed(1)} kB, at most ${most}.`);
  }
}

async function inPairs<T>(list: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...list];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all([work(), work()]);
}

function none(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function must(command: string, args: string[], cwd = root, env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run(command, args, { cwd, env: { TURBO_TELEMETRY_DISABLED: '1', ...env } });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${output}`);
}

async function step(what: string, act: () => Promise<unknown>): Promise<void> {
  await act();
  console.log(`✓ ${what}, ${Math.round((Date.now() - begun) / 1000)} s`);
}
