import type { Server } from 'node:http';
import type { ReadCaller } from './http/requests/authenticate';
import type { Rates } from './http/requests/rates';
import { pushCounts } from './modules/base/notice';
import { openSessionIds } from './modules/account/session';
import type { Services } from './services';
import { createHub, type Hub } from './realtime/hub';
import { openSockets } from './realtime/socketServer';

interface Attachment {
  server: Server;
  readCaller: ReadCaller;
  rates: Rates;
}

/** Websockets fed by the events of all instances. */
export function connectRealtime(services: Services, { server, readCaller, rates }: Attachment): { hub: Hub; stop: () => void } {
  const { config, database, events, log } = services;
  const hub = createHub();
  const failed = (error: unknown) => log.warn({ err: error }, 'push failed');
  events.on('notice', ({ userIds }) => void pushCounts(services, hub, userIds).catch(failed));
  events.on('dictionary', ({ version }) => hub.broadcast({ type: 'dictionary', version }));
  events.on('sessionEnded', ({ sessionIds, code }) => hub.endSessions(sessionIds, code));
  const stop = openSockets({
    server,
    config,
    hub,
    readCaller,
    rates,
    greet: ({ userId }) => pushCounts(services, hub, [userId]),
    stillOpen: (ids) => openSessionIds(database.db, ids, config.SESSION_IDLE_MINUTES),
  });
  return { hub, stop };
}
