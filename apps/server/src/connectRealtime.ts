import type { Server } from 'node:http';
import type { ReadCaller } from './http/requests/authenticate';
import type { Caller } from './http/requests/caller';
import type { Rates } from './http/requests/rates';
import { pushCounts } from './modules/base/notice';
import { openSessionIds } from './modules/account/session';
import { paymentsOf } from './modules/money/payment';
import { wholesOf } from './modules/trade/parts';
import type { Services } from './services';
import { createWatches } from './realtime/createWatches';
import { createHub, type Hub } from './realtime/hub';
import { openSockets } from './realtime/socketServer';

interface Attachment {
  server: Server;
  readCaller: ReadCaller;
  rates: Rates;
  /** Whether a person may open a record, `workOrder:7`, or ask for a list, `/main/workOrder/hall`. */
  mayOpen: (caller: Caller, shown: string) => Promise<boolean>;
}

/** Websockets fed by the events of all instances. */
export function connectRealtime(services: Services, { server, readCaller, rates, mayOpen }: Attachment): { hub: Hub; stop: () => void } {
  const { config, database, events, log } = services;
  const hub = createHub();
  const watches = createWatches({
    wholesOf: async (object) => [...(await wholesOf(database.db, object)), ...(await paymentsOf(database.db, object))],
    mayOpen,
  });
  const failed = (error: unknown) => log.warn({ err: error }, 'push failed');
  events.on('notice', ({ userIds }) => void pushCounts(services, hub, userIds).catch(failed));
  events.on('dictionary', ({ version }) => hub.broadcast({ type: 'dictionary', version }));
  events.on('sessionEnded', ({ sessionIds, code }) => hub.endSessions(sessionIds, code));
  events.on('changed', ({ object }) => void watches.tell(object).catch(failed));
  const stop = openSockets({
    server,
    config,
    hub,
    readCaller,
    rates,
    watch: watches.set,
    greet: ({ userId }) => pushCounts(services, hub, [userId]),
    stillOpen: (ids) => openSessionIds(database.db, ids, config.SESSION_IDLE_MINUTES),
  });
  return { hub, stop };
}
