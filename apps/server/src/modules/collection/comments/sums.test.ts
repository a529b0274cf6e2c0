import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../db/database';
import { comments } from '../../../tables/collection/comment';
import { ups, works } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';
import { type CommentDraft, commentOf } from '../../../testing/commentOf';
import { emptyComments } from '../../../testing/emptyComments';
import { startServer, type TestServer } from '../../../testing/startServer';
import { differingSums } from '../testing/differingSums';
import { keepComments, recount } from './index';

let server: TestServer;
let db: Db;
let work: { id: string; upId: string };
let other: { id: string; upId: string };
let goodsIds: string[];
beforeAll(async () => {
  server = await startServer();
  db = server.services.database.db;
  const [first, second] = await db
    .select({ id: works.id, upId: works.upId })
    .from(works)
    .innerJoin(ups, and(eq(ups.id, works.upId), eq(ups.country, 'PH'), eq(ups.webId, 10)))
    .orderBy(asc(works.upId), asc(works.id))
    .limit(2);
  if (!first || !second) throw new Error('no works');
  [work, other] = [first, second];
  goodsIds = (await db.select({ id: goods.id }).from(goods).orderBy(asc(goods.id)).limit(3)).map(({ id }) => id);
  // Comments of the others go below.
  await db.update(works).set({ goodsIds: [] });
});
afterAll(() => server.close());

const now = new Date('2026-11-24T06:00:00Z');
const keep = (drafts: readonly CommentDraft[], dataTime = now) =>
  db.transaction((tx) =>
    keepComments(tx, server.services, { webId: 10, items: drafts.map((draft) => commentOf(draft, { work, now })), dataTime }),
  );
const kept = async (id: string) => (await db.select().from(comments).where(eq(comments.platformCommentId, id)))[0];

const content = fc.constantFrom('Maganda siya', 'Peke siya', 'Magkano po?', 'Love love love it', 'Giao hàng chậm quá', 'Peke peke 😡');
const step = fc.oneof(
  fc.record({
    kind: fc.constant('told' as const),
    items: fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 9 }), content, hoursAgo: fc.integer({ min: 1, max: 90 }), at: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  }),
  fc.record({
    kind: fc.constant('goods' as const),
    at: fc.boolean(),
    ids: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('state' as const), id: fc.integer({ min: 1, max: 9 }), to: fc.integer({ min: 0, max: 2 }) }),
);

it(
  'what comments add up to equals a count of everything anew after any mix of new, late, edited, hidden, shown and deleted ones',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        await emptyComments(db);
        for (const [at, one] of steps.entries()) {
          if (one.kind === 'told')
            await keep(
              one.items.map(({ id, at: isOther, ...more }) => ({ id: `c${id}`, under: isOther ? other : work, ...more })),
              new Date(now.getTime() + at * 1000),
            );
          else if (one.kind === 'goods')
            await db
              .update(works)
              .set({ goodsIds: one.ids.map((n) => goodsIds[n] ?? '') })
              .where(eq(works.id, one.at ? other.id : work.id));
          else {
            const row = await kept(`c${one.id}`);
            if (!row) continue;
            await db.transaction(async (tx) => {
              await tx.update(comments).set({ commentStatus: one.to }).where(eq(comments.id, row.id));
              await recount(tx, 10, [row]);
            });
          }
        }
        expect(await differingSums(db)).toEqual({});
      }),
      { numRuns: 25, seed: 20_261_124 },
    );
  },
);
