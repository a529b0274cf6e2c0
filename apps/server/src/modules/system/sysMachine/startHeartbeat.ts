import { eq } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../../services';
import { servers } from '../../../tables/system/machine';

const beatMs = 15_000;

/** Says every quarter of a minute that this server is there and how hard it works, and at its end that it stops. */
export async function startHeartbeat(services: Services): Promise<{ stop: () => Promise<void> }> {
  const { server, log } = services;
  const ending = new AbortController();
  const tell = () => beat(services).catch((error: unknown) => log.warn({ err: error }, 'heartbeat'));
  await tell();
  const beating = (async () => {
    for (;;) {
      await pause(beatMs, undefined, { signal: ending.signal, ref: false }).catch(() => {});
      if (ending.signal.aborted) return;
      await tell();
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await beating;
      await services.database.db
        .update(servers)
        .set({ stopTime: new Date() })
        .where(eq(servers.id, server.id))
        .catch((error: unknown) => log.warn({ err: error }, 'heartbeat'));
    },
  };
}

async function beat({ config, database: { db }, server }: Services, now = new Date()): Promise<void> {
  const { id, name, version, startTime } = server;
  const seen = { lastSeenTime: now, ...server.measure() };
  await db
    .insert(servers)
    .values({ id, name, version, startTime, pid: process.pid, node: process.version, runsJobs: config.JOBS, ...seen })
    .onConflictDoUpdate({ target: servers.id, set: seen });
}
