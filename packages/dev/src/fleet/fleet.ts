import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../process/run.ts';
import { buildApps } from '../start/buildApps.ts';
import { demoPassword } from '../start/demoAccounts.ts';
import { ownPostgres } from '../test/ownPostgres.ts';
import { startFleet } from './startFleet.ts';

const { values } = parseArgs({
  options: { rolling: { type: 'boolean', default: false }, servers: { type: 'string', default: '2' } },
});

console.log('Building console and server…');
await buildApps();

const given = process.env.DATABASE_URL;
const postgres = given ? { url: given, stop: () => undefined } : await ownPostgres();
if (!postgres) throw new Error('There is no PostgreSQL here: install it, or set DATABASE_URL.');
// What a throw-away database names is thrown away with it.
const folder = given ? resolve(process.env.DATA_DIR ?? '.data', 'fleet') : mkdtempSync(join(tmpdir(), 'backlot-fleet-'));
mkdirSync(folder, { recursive: true });
console.log(given ? 'Starting on DATABASE_URL…' : 'Starting on a PostgreSQL of its own with demo data…');

const fleet = await startFleet({
  databaseUrl: postgres.url,
  command: [join(root, 'apps/server/dist/main.js')],
  folder,
  count: Number(values.servers),
  port: Number(process.env.PORT ?? 5080),
  env: Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1] && passedOn(entry[0]))),
});
console.log(`\n${fleet.members.length} servers behind ${fleet.url}: ${fleet.members.join(', ')}`);
console.log(`Password of all demo accounts: ${demoPassword()}. Stop with Ctrl-C.\n`);

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopping.abort();
    void stop();
  });

for (let n = 0; values.rolling && !stopping.signal.aborted; n = (n + 1) % fleet.members.length) {
  await pause(3000);
  if (stopping.signal.aborted) break;
  const code = await fleet.restart(n).catch(() => null);
  if (!stopping.signal.aborted) console.log(`Server ${n + 1} was restarted; the one before ended with ${code}.`);
}

async function stop(): Promise<void> {
  await fleet.close();
  postgres?.stop();
  if (!given) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

/** Settings that a person gives to the fleet as they would to a server. */
function passedOn(name: string): boolean {
  return /^(DEMO_|FILES_|SMTP_|SMS_|RATE_|LOG_LEVEL|MODE$|DATA_KEY$|ADMIN_|DRAIN_MS$)/.test(name);
}
