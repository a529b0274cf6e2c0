import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoServers, type TwoServers } from './testing/twoServers';

const adminUrl = process.env['TEST_DATABASE_URL'];
const limit = 40;

// Several servers need PostgreSQL: the embedded database has one.
describe.runIf(adminUrl)('the rate of one session', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await twoServers(adminUrl ?? '', { RATE_PER_TOKEN: String(limit) });
  });
  afterAll(() => two.close());

  it('counts at every server what it asked of the others', { timeout: 200_000 }, async () => {
    const person = await two.as('bd.ph.6');
    const ask = async (server: number) => (await two.on(server, person).get('/main/sysNotice/noticeNum')).status;
    /** Whether the second server refuses long before it was asked too often itself. */
    const isRefusedEarly = async () => {
      await Promise.all(Array.from({ length: limit }, () => ask(0)));
      let calls = 0;
      // A minute that ends meanwhile begins anew: then once more.
      await expect.poll(async () => calls++ === limit / 2 || (await ask(1)) === 429, { timeout: 20_000, interval: 150 }).toBe(true);
      return calls <= limit / 2;
    };
    await expect.poll(isRefusedEarly, { timeout: 180_000 }).toBe(true);
  });
});
