import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../process/run.ts';
import { openStranger } from './openStranger.ts';
import { type Publishable, publishable } from './publishable.ts';
import { writeStranger } from './writeStranger.ts';

const tool = (name: string) => join(root, 'packages/dev/node_modules/.bin', name);
const packages = publishable();
const folder = mkdtempSync(join(tmpdir(), 'backlot-stranger-'));

await step('build', 'turbo', ['run', 'build', '--output-logs=errors-only', ...packages.map(({ name }) => `--filter=${name}`)]);
const tarballs: Record<string, string> = {};
for (const one of packages) tarballs[one.name] = await packAndLint(one);
writeStranger({ folder, tarballs });
await step('install in a fresh app', 'pnpm', ['install', '--prefer-offline', '--ignore-scripts'], folder);
await step('type-check there', 'pnpm', ['exec', 'tsc', '--noEmit', '-p', '.'], folder);
await step('build there', 'pnpm', ['exec', 'vite', 'build'], folder);
const missing = await openStranger(folder);
if (missing.length) throw new Error(`The fresh app does not render: ${missing.join('; ')}`);
console.log(`✓ ${packages.length} packages install, type-check, build and render in a fresh app`);
rmSync(folder, { recursive: true, force: true });

async function packAndLint({ name, folder: home }: Publishable): Promise<string> {
  const { output } = await step(`pack ${name}`, 'pnpm', ['pack', '--pack-destination', folder, '--json'], home);
  const file = /"filename":\s*"([^"]+)"/.exec(output)?.[1];
  if (!file) throw new Error(`pnpm pack of ${name} names no file:\n${output}`);
  const tarball = file.startsWith('/') ? file : join(folder, file);
  await step(`publint ${name}`, tool('publint'), [tarball, '--strict']);
  await step(`attw ${name}`, tool('attw'), [tarball, '--profile', 'esm-only']);
  return tarball;
}

async function step(what: string, command: string, args: string[], cwd?: string) {
  const result = await run(command, args, { ...(cwd && { cwd }), env: { TURBO_TELEMETRY_DISABLED: '1' } });
  if (result.code !== 0) throw new Error(`${what} failed\n${result.output}`);
  console.log(`✓ ${what}`);
  return result;
}
