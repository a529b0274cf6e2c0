import pg from 'pg';

interface Settings {
  connectionString: string | undefined;
  warn: (error: unknown) => void;
}

const pauseMs = 500;

/** LISTEN on one connection that comes back by itself after the database was away. */
export function listenPostgres({ connectionString, warn }: Settings) {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const reopen = (error: unknown) => {
    client = undefined;
    opening = undefined;
    if (closed) return;
    warn(error);
    timer = setTimeout(retry, pauseMs);
  };

  async function retry() {
    try {
      await open();
    } catch (error) {
      reopen(error);
    }
  }

  const open = () => (opening ??= connect());

  async function connect() {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 3000, keepAlive: true });
    let lost = false;
    const onLost = (error: unknown) => {
      if (lost) return;
      lost = true;
      if (client === next) reopen(error);
    };
    next.on('error', onLost);
    next.on('end', () => onLost(new Error('The event connection ended.')));
    next.on('notification', ({ channel, payload }) => {
      for (const heard of listeners.get(channel) ?? []) heard(payload ?? '');
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  return {
    async listen(channel: string, heard: (payload: string) => void) {
      const known = listeners.get(channel);
      const group = known ?? new Set();
      group.add(heard);
      listeners.set(channel, group);
      await open();
      if (!known) await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => void group.delete(heard);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
