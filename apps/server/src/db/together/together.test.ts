import { desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements, type StatementCount } from '../../testing/countStatements';
import { startServer, type TestServer } from '../../testing/startServer';
import { ups } from '../../tables/creators/creator';
import { shops } from '../../tables/merchants/merchant';
import { users } from '../../tables/base/user';
import { workOrders } from '../../tables/trade/order';
import { type Db, rowsOf } from '../database';
import { together } from './together';

// On PGlite too: what JSON makes of a value must be what each of the two drivers reads.

let count: StatementCount;
let server: TestServer;
beforeAll(async () => {
  count = countStatements({ always: true });
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  count.stop();
});
const own = (): Db => server.services.database.db;

const whole = (db: Db) => db.select().from(workOrders).orderBy(desc(workOrders.id)).limit(5);
const joined = (db: Db) =>
  db.select({ up: ups, name: users.name, id: users.id }).from(ups).leftJoin(users, eq(users.id, ups.bdId)).orderBy(ups.id).limit(20);
const named = (db: Db, name: string) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.account, [name, 'admin', name]))
    .orderBy(users.id);
const computed = (db: Db) =>
  db
    .select({
      big: sql<string>`9007199254740993::bigint::text`,
      number: sql<number>`count(*)::int`,
      counted: sql<number>`count(*)`.mapWith(Number),
      exact: sql<string>`sum(12.50::numeric)::text`,
      yes: sql<boolean>`bool_and(true)`,
      nothing: sql<string | null>`null::text`,
      day: sql<string>`date '2026-02-28'::text`,
      list: sql<string[]>`array['a', 'b "c"']`,
      object: sql<object>`json_build_object('a', 1)`,
    })
    .from(shops);
const none = (db: Db) =>
  db
    .select()
    .from(users)
    .where(sql`false`);

describe('what is asked together', () => {
  it('answers as it would have by itself, sent as one statement', async () => {
    const alone = [await whole(own()), await joined(own()), await named(own(), 'bd.ph.1'), await computed(own()), await none(own())];
    count.take();
    expect(await together(own(), (db) => Promise.all([whole(db), joined(db), named(db, 'bd.ph.1'), computed(db), none(db)]))).toEqual(
      alone,
    );
    expect(count.take()).toHaveLength(1);
    expect(alone.map(({ length }) => length > 0)).toEqual([true, true, true, true, false]);
  });

  it('goes once more for what waits for an answer', async () => {
    const [after, beside] = await together(own(), (db) =>
      Promise.all([named(db, 'bd.ph.1').then(([person]) => named(db, person?.name ?? '')), named(db, 'finance')]),
    );
    expect([after.map(({ name }) => name).length, beside.length]).toEqual([1, 2]);
  });

  it('fails as a whole, and refuses transactions', async () => {
    const wrong = (db: Db) => db.select({ n: sql`1 / 0` }).from(users);
    await expect(together(own(), (db) => Promise.all([wrong(db), none(db)]))).rejects.toThrow('Failed query');
    await expect(together(own(), (db) => db.transaction(async () => 1))).rejects.toThrow('no transaction');
  });

  it('leaves hand-written statements as they are', async () => {
    const ask = (db: Db) => rowsOf(db, sql`select ${'7'}::bigint as id, ${'a'}::text as name`);
    expect(await together(own(), ask)).toEqual(await ask(own()));
  });
});
