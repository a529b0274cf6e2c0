import { spawn } from 'node:child_process';
import { root } from '../process/run.ts';
import { buildApps } from './buildApps.ts';
import { demoAccounts, demoPassword } from './demoAccounts.ts';
import { waitUntilHealthy } from './waitUntilHealthy.ts';

const begun = Number(process.env.BACKLOT_BEGUN ?? Date.now());
const demo = !process.env.DATABASE_URL;
const address = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '5080'}`;

console.log('Building console and server…');
await buildApps();

console.log(demo ? 'Starting with demo data…' : 'Starting…');
const env = demo && !process.env.LOG_LEVEL ? { ...process.env, LOG_LEVEL: 'warn' } : process.env;
const server = spawn('node', ['apps/server/dist/main.js'], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

await waitUntilHealthy(address);
console.log(`\nBacklot is ready after ${((Date.now() - begun) / 1000).toFixed(1)} s: ${address}\n`);
if (demo) {
  for (const [accounts, who] of demoAccounts) console.log(`  ${accounts.padEnd(32)} ${who}`);
  console.log(
    `\n  Password of all demo accounts: ${demoPassword()}\n  Stop with Ctrl-C. The data stays in ${process.env.DATA_DIR ?? '.data'}.\n`,
  );
}
