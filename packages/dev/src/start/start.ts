import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../process/run.ts';
import { buildApp, isBuilt } from './buildApps.ts';
import { demoAccounts, demoPassword } from './demoAccounts.ts';
import { serverEnv } from './serverEnv.ts';
import { waitUntilHealthy } from './waitUntilHealthy.ts';

const begun = Number(process.env.BACKLOT_BEGUN ?? Date.now());
const demo = !process.env.DATABASE_URL;
const address = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '5080'}`;
const seconds = () => `${((Date.now() - begun) / 1000).toFixed(0)} s`.padStart(6);
const say = (step: string) => console.log(`${seconds()}  ${step}`);

if (!isBuilt('server')) say('Building the server');
await buildApp('server');
const hasData = existsSync(resolve(root, process.env.DATA_DIR ?? '.data', 'pg'));
// A full demo takes longer than the console: the server that makes it finds the console built when it is through.
const makesFullDemo = demo && !hasData && process.env.DEMO_SIZE !== 'small';
if (isBuilt('console')) {
  say(demo && !hasData ? 'Making the demo data, which takes a minute or so, and starting' : 'Starting');
  serve();
} else {
  say(demo ? 'Building the console, making the demo data' : 'Building the console, preparing the database');
  const built = buildApp('console', { isPatient: makesFullDemo }).then(() => say('The console is built'));
  if (makesFullDemo) await servedWith(built);
  else {
    await Promise.all([built, prepared()]);
    say('Starting');
    serve();
  }
}

await waitUntilHealthy(address);
console.log(`\nBacklot is ready after ${seconds().trim()}: ${address}\n`);
if (demo) {
  for (const [accounts, who] of demoAccounts) console.log(`  ${accounts.padEnd(32)} ${who}`);
  console.log(
    `\n  Password of all demo accounts: ${demoPassword()}\n  Stop with Ctrl-C. The data stays in ${process.env.DATA_DIR ?? '.data'}.\n`,
  );
}

/** Starts the server, which ends this process with itself. Answers how to stop it without that. */
function serve(): () => Promise<unknown> {
  const server = spawn('node', ['apps/server/dist/main.js'], { cwd: root, env: serverEnv(), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
  return () => {
    server.removeAllListeners('exit').kill('SIGTERM');
    return once(server, 'exit');
  };
}

/** Starts the server while the console is built; one that was there first is started anew, to find it. */
async function servedWith(built: Promise<void>): Promise<void> {
  const stop = serve();
  const isConsoleLate = await Promise.race([built.then(() => false), waitUntilHealthy(address).then(() => true)]);
  await built;
  if (!isConsoleLate) return;
  await stop();
  serve();
}

/** Brings the database up to date in a process of its own and ends with it where that fails. */
function prepared(): Promise<void> {
  const child = spawn('node', ['apps/server/dist/prepare.js'], { cwd: root, env: serverEnv(), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1))));
}
