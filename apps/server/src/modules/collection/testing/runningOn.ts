import { type Channel, connectorNamed, type Told } from '../connectors';
import { take } from '../queue/take';
import type { Running } from '../queue/running';
import type { Collection } from './collectionOn';

interface MadeUp {
  provider: string;
  channel: Channel;
  clock?: () => Date;
}

/** A job that a worker took, on a channel whose answers a test makes up. */
export async function runningOn(on: Collection, { provider, channel, clock = on.clock }: MadeUp): Promise<Running> {
  const job = await take(on.services, { workerId: 'a', now: clock() });
  if (!job) throw new Error('No job waits.');
  const ask = <T>(_: string, asking: (of: Channel) => Promise<Told<T>>) => asking(channel);
  return { services: on.services, job, clock, reached: { connector: connectorNamed(provider), ask, askOnly: ask, left: [] } };
}

/** A page of a list that has been cut into pages. */
export const pageFrom = <T>(pages: readonly (readonly T[])[], cursor: string | null, dataTime: Date): Told<T> => {
  const at = Number(cursor ?? 0);
  const nextCursor = at + 1 < pages.length ? String(at + 1) : null;
  return { items: [...(pages[at] ?? [])], nextCursor, raw: '', dataTime, quotaCost: 1 };
};
