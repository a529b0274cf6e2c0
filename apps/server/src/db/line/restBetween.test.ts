import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readConfig } from '../../config';
import { connectPglite } from '../connectPglite';

it('a long transaction of the embedded database lets the network have its turn between its statements', async () => {
  const { db, close } = await connectPglite({ ...readConfig({ MODE: 'demo' }), inMemory: true });
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  await db.transaction(async (tx) => {
    count();
    turns = 0;
    // Each takes longer than may be gone on for without a pause, on a fast machine as well.
    for (let at = 0; at < 10; at += 1) await tx.execute(sql`select sum(n) from generate_series(1, 500000) n`);
    isDone = true;
  });
  expect(turns).toBeGreaterThanOrEqual(8);
  await close();
});
