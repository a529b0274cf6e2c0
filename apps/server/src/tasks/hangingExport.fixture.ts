import { pino } from 'pino';
import { readConfig } from '../config';
import { createServices } from '../createServices';
import { connectPostgres } from '../db/connectPostgres';
import type { TableSource } from '../http/parts/exportSource';
import { exportTask } from '../modules/base/download';

// A server whose exports never come to their end, for a test that kills it.

const hanging = {
  area: 'sysPos',
  columns: () => [],
  count: async () => 1,
  headers: () => new Promise<never>(() => {}),
  batches: () => new Promise<never>(() => {}),
  lines: async () => [],
} satisfies TableSource;
const config = readConfig({ ...process.env, MODE: 'demo', LOG_LEVEL: 'silent' });
const database = await connectPostgres(config, () => {});
const services = await createServices(config, { database, log: pino({ level: 'silent' }), actions: [] });
await services.tasks.begin({ tasks: [exportTask(services, () => hanging)], isWorking: true, isLazy: false });
