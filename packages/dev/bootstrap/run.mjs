// Runs on any Node from 18 on with nothing installed: brings the pinned pnpm, Node and packages, then runs the real task.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const tasks = {
  start: 'packages/dev/src/start/start.ts',
  dev: 'packages/dev/src/start/dev.ts',
  fleet: 'packages/dev/src/fleet/fleet.ts',
  test: 'packages/dev/src/test/runTests.ts',
};

/** What a running Backlot is made of; the first is the root with the pinned Node. */
const started = ['backlot', '@backlot/server...', '@backlot/console...'];

const [task, ...rest] = process.argv.slice(2);
if (!tasks[task]) fail(`Unknown task "${task}": use ${Object.keys(tasks).join(', ')}.`);

const begun = Number(process.env.BACKLOT_BEGUN ?? Date.now());
install();
const env = { ...process.env, PATH: pathWithTools(), BACKLOT_BEGUN: String(begun) };
const child = spawn('node', [join(root, tasks[task]), ...rest], { cwd: root, env, stdio: 'inherit', shell: windows });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

/** Installs what the task needs: starting needs neither tests nor tools. What everything was installed for needs nothing more. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .digest('hex');
  const stampOf = (kind) => join(root, 'node_modules', `.backlot-installed-${kind}`);
  const isInstalled = (kind) => existsSync(stampOf(kind)) && readFileSync(stampOf(kind), 'utf8') === wanted;
  const kind = task === 'start' ? 'start' : 'all';
  if (isInstalled('all') || isInstalled(kind)) return;
  console.log('   0 s  Installing packages');
  const [command, ...args] = pnpm();
  const part = kind === 'start' ? ['--prod', ...started.map((name) => `--filter=${name}`)] : [];
  const done = spawnSync(command, [...args, 'install', '--frozen-lockfile', '--reporter=append-only', ...part], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: windows,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.status !== 0) fail(`The packages could not be installed.\n${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`);
  writeFileSync(stampOf(kind), wanted);
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
  const pinnedMajor = Number(manifest.dependencies.node.split('.')[0]);
  const ownMajor = Number(process.versions.node.split('.')[0]);
  const first = ownMajor >= pinnedMajor ? [dirname(process.execPath), bin] : [bin];
  return [...first, process.env.PATH ?? ''].join(delimiter);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
