import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database';

/** What instances tell each other through the database. */
type Event =
  | { type: 'notice'; userIds: string[] }
  | { type: 'dictionary'; version: string }
  | { type: 'setting' }
  /** How often somebody asked a server lately. */
  | { type: 'rates'; server: string; counts: Record<string, number>; leftMs: number }
  /** A record changed, `workOrder:7`: told by the database with each row of the audit trail. */
  | { type: 'changed'; object: string }
  | { type: 'sessionEnded'; sessionIds: string[]; code: number };

type Heard<Type extends Event['type']> = (event: Extract<Event, { type: Type }>) => void;

/** Publishes to every instance, this one included, and hears what they publish. */
export interface Events {
  /** Inside a transaction the event leaves with its commit. */
  publish(event: Event, db?: Db): Promise<void>;
  /** Leaves within a moment, together with what else is to leave by then; what is published twice in it leaves once. Nobody waits. */
  publishSoon(event: Event): void;
  on<Type extends Event['type']>(type: Type, heard: Heard<Type>): void;
}

const channel = 'backlot';
/** PostgreSQL carries at most 8000 bytes at a time. */
const idsAtOnce = 300;
const countsAtOnce = 100;
/** What leaves soon is gathered for so long. */
const gatheredMs = 100;

/** LISTEN and NOTIFY on one channel. */
export async function createEvents({ db: ownDb, listen }: Database): Promise<Events> {
  const listeners = new Map<string, ((event: never) => void)[]>();
  await listen(channel, (payload) => {
    const event = JSON.parse(payload) as Event;
    for (const heard of listeners.get(event.type) ?? []) heard(event as never);
  });
  const gathered = new Set<string>();
  const send = async () => {
    const payloads = [...gathered];
    gathered.clear();
    await ownDb.execute(
      sql`select pg_notify(${channel}, payload) from jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) payload`,
    );
  };
  return {
    async publish(event, db = ownDb) {
      for (const part of partsOf(event)) await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(part)})`);
    },
    publishSoon(event) {
      // News that did not leave is not worth a fault: pages hear the next one.
      if (gathered.size === 0) setTimeout(() => void send().catch(() => {}), gatheredMs).unref();
      for (const part of partsOf(event)) gathered.add(JSON.stringify(part));
    },
    on(type, heard) {
      listeners.set(type, [...(listeners.get(type) ?? []), heard as never]);
    },
  };
}

function partsOf(event: Event): Event[] {
  if (event.type === 'notice') return chunks(event.userIds).map((userIds) => ({ ...event, userIds }));
  if (event.type === 'sessionEnded') return chunks(event.sessionIds).map((sessionIds) => ({ ...event, sessionIds }));
  if (event.type === 'rates')
    return chunks(Object.entries(event.counts), countsAtOnce).map((counts) => ({ ...event, counts: Object.fromEntries(counts) }));
  return [event];
}

const chunks = <Item>(items: Item[], atOnce = idsAtOnce): Item[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) => items.slice(index * atOnce, (index + 1) * atOnce));
