import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { openLine } from '../testing/openLine';
import { sturdyPool } from './sturdyPool';

const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(adminUrl)('a pool of one connection', () => {
  it.each(['at its begin', 'within it'])('F1 works on when a transaction loses it %s', async (moment) => {
    const line = await openLine(adminUrl);
    const warned: unknown[] = [];
    const pool = sturdyPool({ connectionString: line.url, max: 1, connectionTimeoutMillis: 3000 }, (error) => warned.push(error));
    const db = drizzle(pool);
    const working = async () => (await db.execute<{ n: number }>('select 1 n')).rows;
    expect(await working()).toEqual([{ n: 1 }]);
    const lost = db.transaction(async (tx) => {
      line.cut();
      await tx.execute('select 2');
    });
    if (moment === 'at its begin') line.cut();
    await expect(lost).rejects.toThrow('Failed query');
    line.mend();
    await expect.poll(working, { timeout: 10_000 }).toEqual([{ n: 1 }]);
    expect(pool.totalCount).toBe(1);
    expect(warned.length).toBeGreaterThan(0);
    await pool.end();
    line.close();
  });
});
