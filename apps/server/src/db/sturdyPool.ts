import pg from 'pg';

/**
 * A pool that outlives its database. A connection that breaks while it is in use goes back at once: drizzle never returns
 * one whose `begin` failed, and without a listener of its own such a connection ends the process.
 */
export function sturdyPool(settings: pg.PoolConfig, warn: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool(settings);
  const inUse = new Set<pg.PoolClient>();
  pool.on('error', warn);
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!inUse.has(client)) return;
      warn(error);
      client.release(error);
      // Whoever used it gives it back a second time.
      client.release = () => {};
    }),
  );
  return pool;
}
