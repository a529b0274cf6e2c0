import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { keepPlans, preparing } from './prepared';
import { sturdyPool } from './sturdyPool';

const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(adminUrl)('plans of statements', () => {
  it('are kept for those marked and those met again and again in transactions, and made anew for what people filter', async () => {
    const pool = keepPlans(sturdyPool({ connectionString: adminUrl, max: 1 }, () => {}));
    const db = drizzle(pool);
    const kept = async () =>
      (await db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements order by statement`)).rows.map(
        ({ statement }) => statement,
      );
    for (let n = 0; n < 10; n += 1) {
      expect((await db.execute(sql`select ${n}::int + 1 as filtered`)).rows).toEqual([{ filtered: n + 1 }]);
      expect((await db.transaction((tx) => tx.execute(sql`select ${n}::int + 2 as written`))).rows).toEqual([{ written: n + 2 }]);
      await db.transaction((tx) => tx.execute(sql.raw(`select ${n} as once`)));
    }
    expect((await db.execute(sql`${preparing}select ${1}::int as marked`)).rows).toEqual([{ marked: 1 }]);
    expect(await kept()).toEqual(['/*p*/select $1::int as marked', 'select $1::int + 2 as written']);
    // A refused statement leaves the plan as it was.
    await expect(db.transaction((tx) => tx.execute(sql`select ${'no number'}::int + 2 as written`))).rejects.toThrow('Failed query');
    expect((await db.transaction((tx) => tx.execute(sql`select ${5}::int + 2 as written`))).rows).toEqual([{ written: 7 }]);
    await pool.end();
  });
});
