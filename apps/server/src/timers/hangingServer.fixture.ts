import { pino } from 'pino';
import { readConfig } from '../config';
import { createServices } from '../createServices';
import { connectPostgres } from '../db/connectPostgres';
import { startTimers } from './startTimers';

// A server whose job never comes to its end, for a test that kills it.

const job = {
  name: 'try-hanging',
  names: { en: 'Try', 'zh-CN': '试', vn: 'Thử' },
  cron: '0 0 1 1 *',
  run: () => new Promise<never>(() => {}),
} as const;
const config = readConfig({ ...process.env, MODE: 'demo', LOG_LEVEL: 'silent' });
const database = await connectPostgres(config, () => {});
await startTimers(await createServices(config, { database, log: pino({ level: 'silent' }), actions: [job] }), [job]);
