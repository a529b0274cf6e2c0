import { type Backlot, startBacklot } from './backlot';
import type { BenchDatabase } from './database';

/** The server on a database that was filled by SQL: as in production, since the demo would look after its own lines among all the others. */
export const startFilled = (url: string, more?: Record<string, string>): Promise<Backlot> =>
  startBacklot(url, { MODE: 'production', DATA_KEY: 'of-a-database-that-is-thrown-away', CAPTCHA_OPEN: 'false', ...more });

interface Filled {
  run: BenchDatabase['run'];
  start: (more?: Record<string, string>) => Promise<Backlot>;
}

const counted = [
  'sale_touches',
  'order_daily',
  'order_monthly',
  'bd_performance_daily',
  'commission_daily',
  'reconciliation_daily',
  'ups',
  'goods',
  'work_orders',
  'work_order_ups',
];

/** Has the server's own job count days and months that were touched, as it does every two minutes. */
export async function countDays({ run, start }: Filled): Promise<void> {
  const waits = async () =>
    (
      await run(
        "(select 1 from sale_touches limit 1) union all (select 1 from month_touches where month < date_trunc('month', current_date) limit 1)",
      )
    ).length > 0;
  if (!(await waits())) return;
  const server = await start({ JOBS: 'true' });
  const end = performance.now() + 3_600_000;
  while (await waits()) {
    if (performance.now() > end) throw new Error('The days were not counted.');
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
  await server.stop();
  for (const table of counted) await run(`vacuum (analyze) ${table}`);
}
