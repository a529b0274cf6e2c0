import { pino } from 'pino';
import { readConfig } from '../../../config';
import { connectPostgres } from '../../../db/connectPostgres';
import { createEvents } from '../../../realtime/events';
import { createVault } from '../../../secrets/createVault';
import type { Services } from '../../../services';
import { startWorkers } from '.';

// A server that plans and collects until its input ends, on a clock that runs faster than others. It is there to be killed.

const [begun = 0, speed = 1] = (process.env['CLOCK'] ?? '').split(' ').map(Number);
const config = readConfig({ ...process.env, MODE: 'demo', LOG_LEVEL: 'silent' });
const database = await connectPostgres(config, () => {});
const services = {
  config,
  database,
  events: await createEvents(database),
  vault: createVault(config),
  log: pino({ level: 'silent' }),
} as unknown as Services;
process.stdout.write('ready\n');

process.stdin.once('data', () => {
  const clock = () => new Date(begun + (Date.now() - begun) * speed);
  const workers = startWorkers(services, { clock, idleMs: 50, planMs: Number(process.env['PLAN_MS'] ?? 100), timeout: 400 });
  process.stdin.once('end', () => void workers.stop().then(() => process.exit(0)));
});
