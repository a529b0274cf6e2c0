import { asc, gt } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import { databaseSamples, serverSamples } from '../../../tables/system/machine';
import { stepMs } from './sample';

const shown = 144;

/** The last 24 hours in steps of ten minutes: a step without a sample is there too, and empty. */
export async function samplesOf(db: Db, now = new Date()) {
  const last = Math.floor(now.getTime() / stepMs) * stepMs;
  const first = last - (shown - 1) * stepMs;
  const since = new Date(first - 1);
  const [ofServers, ofDatabase] = await together(db, (at) =>
    Promise.all([
      at.select().from(serverSamples).where(gt(serverSamples.time, since)).orderBy(asc(serverSamples.name)),
      at.select().from(databaseSamples).where(gt(databaseSamples.time, since)),
    ]),
  );
  const byTime = Map.groupBy(ofServers, ({ time }) => time.getTime());
  const standing = new Map(ofDatabase.map((sample) => [sample.time.getTime(), sample]));
  return Array.from({ length: shown }, (_, index) => {
    const at = first + index * stepMs;
    const database = standing.get(at);
    return {
      time: presentTime(new Date(at)),
      servers: (byTime.get(at) ?? []).map(({ name, cpu, memory, loopMs }) => ({ name, cpu, memory, loopMs })),
      databaseBytes: database?.bytes ?? null,
      collectionWaiting: database?.collectionWaiting ?? null,
      jobsWaiting: database?.jobsWaiting ?? null,
    };
  });
}
