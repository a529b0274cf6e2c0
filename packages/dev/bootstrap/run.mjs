// Runs on any Node from 18 on with nothing installed: brings the pinned pnpm, Node and packages, then runs the real task.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.backlot-installed');
const windows = process.platform === 'win32';
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const tasks = {
  start: 'packages/dev/src/start/start.ts',
  dev: 'packages/dev/src/start/dev.ts',
  fleet: 'packages/dev/src/fleet/fleet.ts',
  test: 'packages/dev/src/test/runTests.ts',
};

const [task, ...rest] = process.argv.slice(2);
if (!tasks[task]) fail(`Unknown task "${task}": use ${Object.keys(tasks).join(', ')}.`);

const begun = Number(process.env.BACKLOT_BEGUN ?? Date.now());
install();
const env = { ...process.env, PATH: pathWithTools(), BACKLOT_BEGUN: String(begun) };
const child = spawn('node', [join(root, tasks[task]), ...rest], { cwd: root, env, stdio: 'inherit', shell: windows });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages…');
  const [command, ...args] = pnpm();
  const done = spawnSync(command, [...args, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: windows,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.status !== 0) fail(`The packages could not be installed.\n${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`);
  writeFileSync(stamp, wanted);
}

/** The user's own pnpm of the pinned major version, or the pinned one through npx. */
function pnpm() {
  const pinned = manifest.packageManager.split('@')[1];
  const own = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8', shell: windows });
  if (own.status === 0 && own.stdout.trim().split('.')[0] === pinned.split('.')[0]) return ['pnpm'];
  return ['npx', '--yes', `pnpm@${pinned}`];
}

/** A user's Node of the pinned major version or newer stays in charge; otherwise the pinned one comes first. */
function pathWithTools() {
  const pinnedMajor = Number(manifest.devDependencies.node.split('.')[0]);
  const ownMajor = Number(process.versions.node.split('.')[0]);
  const first = ownMajor >= pinnedMajor ? [dirname(process.execPath), bin] : [bin];
  return [...first, process.env.PATH ?? ''].join(delimiter);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
