import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import { audit } from './store';
import { verifyAudit } from './verify';

// On PGlite too: the chain is kept by triggers and in the order of commits.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await withoutTriggers(() => db().execute(sql`truncate audit_logs, audit_head`));
  for (let n = 1; n <= 5; n += 1)
    await audit(db(), { userId: '1', account: 'a', action: 'test', object: `thing:${n}`, detail: { b: n, a: [1, { z: null, y: 'ü' }] } });
});

const db = () => server.services.database.db;

/** What only the owner of the database can do. */
async function withoutTriggers(act: () => Promise<unknown>): Promise<void> {
  await db().execute(sql`alter table audit_logs disable trigger user`);
  await act();
  await db().execute(sql`alter table audit_logs enable trigger user`);
}

describe('C-115 the audit chain', () => {
  it('is whole, also after many writers at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => audit(db(), { userId: null, account: null, action: 'parallel', detail: { n } })),
    );
    expect(await verifyAudit(db())).toEqual({ rows: 25, broken: null });
  });

  it('refuses changes, deletions and emptying', async () => {
    for (const statement of [sql`update audit_logs set account = 'b'`, sql`delete from audit_logs`, sql`truncate audit_logs`]) {
      await expect(db().execute(statement)).rejects.toThrow('Failed query');
    }
  });

  it('names a changed row', async () => {
    await withoutTriggers(() => db().execute(sql`update audit_logs set detail = '{"b": 99}' where seq = 3`));
    expect(await verifyAudit(db())).toEqual({ rows: 2, broken: 3 });
  });

  it('names a removed row, the last one too', async () => {
    await withoutTriggers(() => db().execute(sql`delete from audit_logs where seq = 5`));
    expect(await verifyAudit(db())).toEqual({ rows: 4, broken: 5 });
    await withoutTriggers(() => db().execute(sql`delete from audit_logs where seq = 2`));
    expect(await verifyAudit(db())).toEqual({ rows: 1, broken: 2 });
  });

  it('stands or falls with the transaction it is written in', async () => {
    await expect(
      db().transaction(async (tx) => {
        await audit(tx, { userId: null, account: null, action: 'undone' });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await verifyAudit(db())).toEqual({ rows: 5, broken: null });
  });

  it('takes deeds in the order they were noted in, without what a savepoint took back, and leaves none waiting', async () => {
    const note = (tx: Db, action: string) => audit(tx, { userId: null, account: null, action });
    await db().transaction(async (tx) => {
      await note(tx, 'first');
      await tx
        .transaction(async (inner) => {
          await note(inner, 'undone');
          throw new Error('undo');
        })
        .catch(() => {});
      await note(tx, 'second');
      await note(tx, 'third');
    });
    expect(await rowsOf(db(), sql`select action from audit_logs where seq > 5 order by seq`)).toEqual([
      { action: 'first' },
      { action: 'second' },
      { action: 'third' },
    ]);
    expect(await rowsOf(db(), sql`select count(*)::int n from audit_waiting`)).toEqual([{ n: 0 }]);
    expect(await verifyAudit(db())).toEqual({ rows: 8, broken: null });
  });

  // The embedded database carries out one transaction at a time.
  it.runIf(process.env['TEST_DATABASE_URL'])('keeps nobody waiting for a transaction that has not committed', async () => {
    const note = (tx: Db, action: string) => audit(tx, { userId: null, account: null, action });
    await db().transaction(async (slow) => {
      await note(slow, 'slow');
      await db().transaction(async (quick) => {
        await quick.execute(sql`set local lock_timeout = '2s'`);
        await note(quick, 'quick');
      });
    });
    expect(await rowsOf(db(), sql`select action from audit_logs where seq > 5 order by seq`)).toEqual([
      { action: 'quick' },
      { action: 'slow' },
    ]);
    expect(await verifyAudit(db())).toEqual({ rows: 7, broken: null });
  });
});
