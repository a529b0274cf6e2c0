import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../config';
import { connectPglite } from '../connectPglite';
import type { Database } from '../database';
import { behindPeople, inPlace, newPlace } from './places';

let database: Database;
beforeAll(async () => {
  database = await connectPglite({ ...readConfig({ MODE: 'demo' }), inMemory: true });
});
afterAll(() => database.close());

/** Something holds the connection until it is let go of. */
async function hold(): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const held = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  return async () => {
    gate.resolve();
    await held;
  };
}

/** Asks for some statements one after the other; notes when each is answered. */
const asking = (done: string[], name: string, statements: number) => async () => {
  for (let n = 1; n <= statements; n += 1) {
    await database.db.execute(sql`select ${n}::int`);
    done.push(`${name}${n}`);
  }
};

describe('the line before the embedded database', () => {
  it('serves whoever came first to the end, however many statements they need', async () => {
    const done: string[] = [];
    const [first, second, third] = [newPlace(), newPlace(), newPlace()];
    const release = await hold();
    const all = [
      inPlace(third, asking(done, 'third', 1)),
      inPlace(second, asking(done, 'second', 3)),
      inPlace(first, asking(done, 'first', 3)),
    ];
    await release();
    await Promise.all(all);
    expect(done).toEqual(['first1', 'first2', 'first3', 'second1', 'second2', 'second3', 'third1']);
  });

  it('lets people go before an export that asked earlier, whole transactions of theirs too', async () => {
    const done: string[] = [];
    const release = await hold();
    const all = [
      behindPeople(asking(done, 'export', 2)),
      inPlace(newPlace(), asking(done, 'read', 2)),
      inPlace(newPlace(), () =>
        database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          done.push('write');
        }),
      ),
    ];
    await release();
    await Promise.all(all);
    expect(done).toEqual(['read1', 'read2', 'write', 'export1', 'export2']);
  });

  it('keeps no export waiting for ever: after ten people it has its turn', async () => {
    const done: string[] = [];
    const release = await hold();
    const all = [
      behindPeople(asking(done, 'export', 1)),
      ...Array.from({ length: 15 }, (_, n) => inPlace(newPlace(), asking(done, `${n}.`, 1))),
    ];
    await release();
    await Promise.all(all);
    expect(done.indexOf('export1')).toBe(10);
  });

  it('lets nobody stand in front for ever: after twenty statements a request goes behind those who wait', async () => {
    const done: string[] = [];
    const release = await hold();
    const all = [inPlace(newPlace(), asking(done, 'long', 25)), inPlace(newPlace(), asking(done, 'short', 1))];
    await release();
    await Promise.all(all);
    expect(done.indexOf('short1')).toBe(20);
  });

  it('goes on after a statement that failed', async () => {
    await expect(database.db.execute(sql`select * from nothing_of_this_name`)).rejects.toThrow(/nothing_of_this_name|Failed query/);
    await expect(
      database.db.transaction(async () => {
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    expect(await database.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  });
});
