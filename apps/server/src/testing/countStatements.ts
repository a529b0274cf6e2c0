import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';

/** What the requests of a path asked the database for before they were answered, one entry for each time that something was sent. */
export interface StatementCount {
  /** The statements of the requests since the last look, in their order. */
  take: () => string[];
  stop: () => void;
}

interface Prepared {
  execute: (this: { queryString: string; client: object }, ...args: unknown[]) => Promise<unknown>;
}

/** Whether a statement goes to a connection, and not to where several become one. */
const isSent = (client: object): boolean => 'connect' in client || 'exec' in client;

/** Counts the statements of HTTP requests of this process; what runs on timers, or after an answer, belongs to none. Those outside of requests count as well when all are wanted. */
export function countStatements({ always = false } = {}): StatementCount {
  const requests = new AsyncLocalStorage<{ response: ServerResponse }>();
  let sent: string[] = [];
  const begin = (message: unknown) => {
    const { response } = message as { request: IncomingMessage; response: ServerResponse };
    requests.enterWith({ response });
  };
  subscribe('http.server.request.start', begin);
  const kinds = [NodePgPreparedQuery.prototype, PglitePreparedQuery.prototype] as unknown as Prepared[];
  const originals = kinds.map(({ execute }) => execute);
  for (const kind of kinds) {
    const { execute } = kind;
    kind.execute = function count(...args) {
      const request = requests.getStore();
      if (isSent(this.client) && (always || (request && !request.response.writableEnded))) sent.push(this.queryString);
      return execute.apply(this, args);
    };
  }
  return {
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    stop: () => {
      unsubscribe('http.server.request.start', begin);
      for (const [n, kind] of kinds.entries()) kind.execute = originals[n] as Prepared['execute'];
    },
  };
}
