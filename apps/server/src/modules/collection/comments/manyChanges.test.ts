import { codeOf, commentLife } from '@backlot/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Db, rowsOf } from '../../../db/database';
import { comments } from '../../../tables/collection/comment';
import { goods } from '../../../tables/merchants/product';
import { works } from '../../../tables/creators/creator';
import { startServer, type TestServer } from '../../../testing/startServer';
import { differingSums } from '../testing/differingSums';
import { keepComments, recount } from './index';

let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await startServer();
  db = server.services.database.db;
});
afterAll(() => server.close());

const changes = 10_000;
const together = 250;
const dayMs = 86_400_000;

/** Which comment, of those that are there at the time, and what becomes of it. */
const change = fc.record({
  kind: fc.constantFrom('add', 'add', 'add', 'edit', 'edit', 'edit', 'hide', 'show', 'delete', 'move'),
  at: fc.nat(),
  text: fc.nat(),
  daysAgo: fc.double({ min: 0, max: 120, noNaN: true }),
});
const states = { hide: codeOf(commentLife, 'hidden'), show: codeOf(commentLife, 'normal'), delete: codeOf(commentLife, 'deleted') };

interface Said {
  webId: number;
  platformCommentId: string;
  content: string;
  work: { id: string; upId: string };
  commentTime: Date;
}

it(
  `${changes} comments that are added, edited, moved, hidden, shown and deleted leave every sum of the demo as a count anew`,
  { timeout: 600_000 },
  async () => {
    const [products, found, texts] = [
      await db.select({ id: goods.id }).from(goods).limit(5),
      await rowsOf<Said & { workId: string; upId: string }>(
        db,
        sql`select web_id "webId", platform_comment_id "platformCommentId", content, work_id::text "workId", up_id::text "upId", comment_time "commentTime" from comments order by id`,
      ),
      await rowsOf<{ content: string }>(db, sql`select distinct content from comments order by 1 limit 2000`),
    ];
    const said: Said[] = found.map(({ workId, upId, commentTime, ...more }) => ({
      ...more,
      work: { id: workId, upId },
      commentTime: new Date(commentTime),
    }));
    const busy = said.filter((_, n) => n % 40 === 0);
    await db
      .update(works)
      .set({ goodsIds: products.map(({ id }) => id) })
      .where(
        inArray(
          works.id,
          busy.map(({ work }) => work.id),
        ),
      );
    expect(await differingSums(db)).toEqual({});
    const begun = Date.now();
    const drawn = fc.sample(change, { numRuns: changes, seed: 20_261_130 });
    for (let from = 0; from < changes; from += together) {
      const told = new Map<string, Said>();
      const become = new Map<string, number>();
      for (const [n, { kind, at, text, daysAgo }] of drawn.slice(from, from + together).entries()) {
        const one = said[at % said.length];
        const content = texts[text % texts.length]?.content ?? '';
        if (!one) throw new Error('no comments');
        const commentTime = new Date(begun - daysAgo * dayMs);
        if (kind === 'add') said.push({ ...one, platformCommentId: `many${from + n}`, content, commentTime });
        if (kind === 'edit') one.content = content;
        if (kind === 'move') one.commentTime = commentTime;
        const changed = kind === 'add' ? said.at(-1) : one;
        if (!changed) continue;
        if (kind in states) become.set(changed.platformCommentId, states[kind as keyof typeof states]);
        else told.set(changed.platformCommentId, changed);
      }
      for (const webId of new Set([...told.values()].map((one) => one.webId))) {
        const items = [...told.values()].filter((one) => one.webId === webId);
        const dataTime = new Date(begun + from);
        await db.transaction((tx) =>
          keepComments(tx, server.services, {
            webId,
            items: items.map((one) => ({ ...one, authorPlatformId: 'many', authorName: 'many', likes: 0, replies: 0 })),
            dataTime,
          }),
        );
      }
      for (const [state, ids] of Map.groupBy(become.keys(), (id) => become.get(id) ?? 0))
        for (const webId of new Set(said.map((one) => one.webId)))
          await db.transaction(async (tx) => {
            const rows = await tx
              .update(comments)
              .set({ commentStatus: state })
              .where(sql`${eq(comments.webId, webId)} and ${inArray(comments.platformCommentId, ids)}`)
              .returning({ upId: comments.upId, day: comments.day });
            await recount(tx, webId, rows);
          });
    }
    expect(await differingSums(db)).toEqual({});
  },
);
