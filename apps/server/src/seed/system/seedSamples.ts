import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { databaseSamples, servers, serverSamples } from '../../tables/system/machine';
import { seededRandom } from '../demo/random';

const stepMs = 600_000;
const steps = 143;
const name = 'backlot-demo:5080';

/** The last day of a server that stopped when the demo was made, so that curves are there from the first minute. */
export async function seedSamples(db: Db, today: Date): Promise<void> {
  const [known] = await db.select({ id: databaseSamples.id }).from(databaseSamples).limit(1);
  if (known) return;
  const [size] = await rowsOf<{ bytes: string }>(db, sql`select pg_database_size(current_database())::text bytes`);
  const random = seededRandom(23);
  const last = Math.floor(today.getTime() / stepMs) * stepMs;
  const samples = Array.from({ length: steps }, (_, index) => {
    const time = new Date(last - (steps - 1 - index) * stepMs);
    // People work from nine to six in the countries of the demo.
    const isBusy = time.getUTCHours() >= 1 && time.getUTCHours() < 10;
    const load = (isBusy ? 18 : 4) + random() * (isBusy ? 16 : 3);
    return {
      ofServer: {
        name,
        time,
        cpu: Math.round(load * 10) / 10,
        memory: Math.round((240 + load * 2 + random() * 20) * 1_048_576),
        loopMs: Math.round((1 + load / 8 + random() * 3) * 10) / 10,
      },
      ofDatabase: {
        time,
        bytes: Math.round(Number(size?.bytes ?? 0) * (0.96 + (0.04 * index) / steps)),
        collectionWaiting: Math.floor(random() * (isBusy ? 14 : 4)),
        jobsWaiting: Math.floor(random() * 3),
      },
    };
  });
  await db.insert(serverSamples).values(samples.map(({ ofServer }) => ofServer));
  await db.insert(databaseSamples).values(samples.map(({ ofDatabase }) => ofDatabase));
  const { cpu = 0, memory = 0, loopMs = 0, time = today } = samples.at(-1)?.ofServer ?? {};
  const seen = { lastSeenTime: time, stopTime: time, startTime: new Date(last - steps * stepMs) };
  await db
    .insert(servers)
    .values({ id: 'demo', name, pid: 1, version: '0.0.0', node: process.version, runsJobs: true, cpu, memory, loopMs, ...seen })
    .onConflictDoNothing();
}
