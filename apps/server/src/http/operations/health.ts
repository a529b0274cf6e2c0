import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database';
import { hasRoom } from '../answers/fullDisk';

const patienceMs = 1500;

/** /healthz: the process answers. /readyz: it can do its work; 503 while the database is away, the disk is full or the server stops. */
export function addHealth(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !isStopping() && (await answers(db));
    return ready ? { status: 'ready' } : reply.code(503).header('retry-after', 1).send({ status: 'not ready' });
  });
}

async function answers(db: Db): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), patienceMs).unref();
  });
  return Promise.race([
    db.execute(sql`select 1`).then(
      () => hasRoom(db),
      () => false,
    ),
    late,
  ]);
}
