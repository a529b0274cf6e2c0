import { spawn } from 'node:child_process';
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
if (!isBuilt('console')) {
  // The data is got ready meanwhile: it takes longer than the console.
  say(demo ? 'Building the console, making the demo data' : 'Building the console, preparing the database');
  await Promise.all([buildApp('console').then(() => say('The console is built')), prepared()]);
}

say(
  demo && !existsSync(resolve(root, process.env.DATA_DIR ?? '.data', 'pg'))
    ? 'Making the demo data, which takes a minute or two, and starting'
    : 'Starting',
);
const server = spawn('node', ['apps/server/dist/main.js'], { cwd: root, env: serverEnv(), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

await waitUntilHealthy(address);
console.log(`\nBacklot is ready after ${seconds().trim()}: ${address}\n`);
if (demo) {
  for (const [accounts, who] of demoAccounts) console.log(`  ${accounts.padEnd(32)} ${who}`);
  console.log(
    `\n  Password of all demo accounts: ${demoPassword()}\n  Stop with Ctrl-C. The data stays in ${process.env.DATA_DIR ?? '.data'}.\n`,
  );
}

/** Brings the database up to date in a process of its own and ends with it where that fails. */
function prepared(): Promise<void> {
  const child = spawn('node', ['apps/server/dist/prepare.js'], { cwd: root, env: serverEnv(), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1))));
}
