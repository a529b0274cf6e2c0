import { and, count, eq, exists, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labels } from '../../tables/creators/label';
import { operationLogs } from '../../tables/system/operationLog';
import { orgs } from '../../tables/base/org';
import { users } from '../../tables/base/user';
import { startServer, type TestServer } from '../../testing/startServer';
import { connectPostgres } from '../connectPostgres';
import type { Db } from '../database';
import { countLog } from './countLog';
import { countRows } from './countRows';
import { versionsOf } from './versionsOf';

// On PGlite too: triggers of each table count its changes.

let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await startServer();
  ({ db } = server.services.database);
});
afterAll(() => server.close());

const where = eq(labels.categoryId, '7');
const total = (on = db) => countRows(on, { table: labels, where });
let added = 0;
const add = (on = db) => on.insert(labels).values({ categoryId: '7', labelName: `Counted ${(added += 1)}` });
class GivenUp extends Error {}

describe('totals', () => {
  it('follow every commit, and nothing that was taken back', async () => {
    expect(await total()).toBe(0);
    await add();
    expect(await total()).toBe(1);
    const given = db.transaction(async (tx) => {
      await add(tx);
      expect(await total(tx)).toBe(2);
      throw new GivenUp();
    });
    await expect(given).rejects.toThrow(GivenUp);
    expect(await total()).toBe(1);
    await add();
    expect(await total()).toBe(2);
    await db.delete(labels).where(where);
    expect(await total()).toBe(0);
  });

  it('are counted once while nothing changes', async () => {
    await add();
    expect(await total()).toBe(1);
    // Behind the back of the triggers, so that a second count would show.
    await db.execute(sql`alter table labels disable trigger labels_version`);
    await add();
    await db.execute(sql`alter table labels enable trigger labels_version`);
    expect(await total()).toBe(1);
    await db.delete(labels).where(where);
    expect(await total()).toBe(0);
  });

  it('follow the other tables that the filter looks into, without being told which', async () => {
    const [org] = await db.insert(orgs).values({ pid: '0', name: 'Counted', code: 'counted', sort: 1 }).returning({ id: orgs.id });
    const named = exists(
      db
        .select({ one: sql`1` })
        .from(orgs)
        .where(and(eq(orgs.id, users.orgId), eq(orgs.name, 'Counted'))),
    );
    const people = () => countRows(db, { table: users, where: named });
    await db
      .update(users)
      .set({ orgId: org?.id ?? '' })
      .where(eq(users.account, 'bd.ph.1'));
    expect(await people()).toBe(1);
    await db
      .update(orgs)
      .set({ name: 'Renamed' })
      .where(eq(orgs.id, org?.id ?? ''));
    expect(await people()).toBe(0);
  });

  it('are not kept where the clock or a table without counted changes has a say', async () => {
    const text = (condition: ReturnType<typeof sql>) => db.select({ n: count() }).from(labels).where(condition).toSQL().sql;
    expect(await versionsOf(db, text(sql`true`))).toMatch(/^labels:\d+$/);
    expect(await versionsOf(db, text(sql`${labels.createTime} < now()`))).toBeUndefined();
    expect(await versionsOf(db, text(sql`exists (select 1 from sessions)`))).toBeUndefined();
  });

  it('of a log follow what is added and what is cleared', async () => {
    const log = {
      name: 'n',
      permission: 'p',
      opType: 1,
      success: true,
      url: '/',
      reqMethod: 'POST',
      account: 'counted',
      userId: '1',
      ip: '',
      browser: '',
      os: '',
    };
    const logged = () => countLog(db, { table: operationLogs, where: eq(operationLogs.account, 'counted') });
    // Ids of long ago: rows that were counted before.
    await db.insert(operationLogs).values([
      { ...log, id: '1001' },
      { ...log, id: '1002' },
    ]);
    expect(await logged()).toBe(2);
    await db.insert(operationLogs).values(log);
    expect(await logged()).toBe(3);
    await db.delete(operationLogs).where(eq(operationLogs.id, '1001'));
    expect(await logged()).toBe(2);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('totals on several connections', () => {
  it('change for every instance with the commit, not before, and writers do not wait for each other', async () => {
    const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${rows[0]?.name}`;
    const other = await connectPostgres({ ...server.config, DATABASE_URL: url.href }, () => {});
    const both = async () => [await total(), await total(other.db)];
    try {
      expect(await both()).toEqual([0, 0]);
      await db.transaction(async (one) => {
        await add(one);
        // Counted while a change is under way: what is found must not be taken for the state after it.
        expect(await both()).toEqual([0, 0]);
        await other.db.transaction(async (two) => {
          await add(two);
          expect(await both()).toEqual([0, 0]);
        });
        expect(await both()).toEqual([1, 1]);
      });
      expect(await both()).toEqual([2, 2]);
      for (let turn = 1; turn <= 40; turn += 1) {
        await Promise.all([add(), add(other.db), total(), total(other.db), db.transaction((tx) => add(tx)), total(), total(other.db)]);
        expect(await both()).toEqual([2 + turn * 3, 2 + turn * 3]);
      }
    } finally {
      await other.close();
    }
  });
});
