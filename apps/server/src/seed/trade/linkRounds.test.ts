import { eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOrderLinkRounds, workOrderLinks } from '../../tables/trade/link';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('the demo has previews that were rejected with a reason and came back as another video', async () => {
  const { db } = server.services.database;
  const rounds = await db
    .select({ round: workOrderLinkRounds, link: workOrderLinks })
    .from(workOrderLinkRounds)
    .innerJoin(workOrderLinks, eq(workOrderLinks.id, workOrderLinkRounds.linkId));
  expect(rounds.length).toBeGreaterThanOrEqual(5);
  for (const { round, link } of rounds) {
    expect([round.round, link.round, link.linkType, (round.rejectReason ?? '').length > 0, round.link !== link.link]).toEqual([
      1,
      2,
      1,
      true,
      true,
    ]);
    expect([
      round.submitTime < (round.reviewTime ?? new Date(0)),
      (round.reviewTime ?? new Date()) < link.submitTime,
      link.reviewTime === null || link.submitTime <= link.reviewTime,
    ]).toEqual([true, true, true]);
  }
  expect(new Set(rounds.map(({ link }) => link.reviewStatus)).has(2)).toBe(true);
  const [first] = rounds;
  const admin = await server.as('admin');
  const history = (await admin.get('/main/workOrderUp/history', { id: first?.link.workOrderUpId ?? '' })).body.data as { action: string }[];
  const actions = history.map(({ action }) => action).filter((action) => /^workOrderLink\.(submitLink|reject|resubmit)$/.test(action));
  expect(actions.sort()).toEqual(expect.arrayContaining(['workOrderLink.reject', 'workOrderLink.resubmit', 'workOrderLink.submitLink']));
  expect(
    await db.select({ id: workOrderLinks.id }).from(workOrderLinks).where(lt(workOrderLinks.reviewTime, workOrderLinks.submitTime)),
  ).toEqual([]);
});
