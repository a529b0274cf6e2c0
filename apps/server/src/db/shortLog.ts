import type { PGlite } from '@electric-sql/pglite';

const mb = 1024 * 1024;

/** Written since the last checkpoint before one is due. */
const mostLog = 48 * mb;
const everyMs = 60_000;

/** How the embedded database is started so that its log stays small: a checkpoint deletes it instead of keeping it for later, and nobody follows it. */
export const shortLogParams = [
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'wal_recycle=off',
  'wal_init_zero=off',
  'wal_level=minimal',
  'max_wal_senders=0',
].flatMap((setting) => ['-c', setting]);

/** How it is made: the part of the log that is being written takes little room. */
export const shortLogInit = ['--wal-segsize=4'];

/**
 * Keeps the write-ahead log of the embedded database short: it has no process that makes checkpoints, and without any the
 * log grows as long as the server runs. Answers what looks now, and what stops looking.
 */
export function shortLog(client: Pick<PGlite, 'query' | 'exec'>): { look: () => Promise<void>; stop: () => void } {
  let checked = '0/0';
  const look = async () => {
    const found = await client.query<{ here: string; written: string }>(
      'select pg_current_wal_insert_lsn()::text here, (pg_current_wal_insert_lsn() - $1::pg_lsn)::text written',
      [checked],
    );
    const [{ here, written } = { here: checked, written: '0' }] = found.rows;
    if (Number(written) < mostLog) return;
    await client.exec('checkpoint');
    checked = here;
  };
  // A database that is being closed meanwhile needs none: it makes its own.
  const timer = setInterval(() => void look().catch(() => {}), everyMs).unref();
  return { look, stop: () => clearInterval(timer) };
}
