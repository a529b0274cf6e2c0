import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comments } from '../../../tables/collection/comment';
import { works } from '../../../tables/creators/creator';
import type { ChannelComment } from '../connectors';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { pageFrom, runningOn } from '../testing/runningOn';
import { collect } from './collect';

let on: Collection;
let workId: string;
beforeAll(async () => {
  on = await collectionOn();
  const [work] = await on.db
    .insert(works)
    .values({ webId: 20, platformWorkId: 'v1', upId: on.creators[20][0] ?? '', link: 'https://example.com', postTime: new Date() })
    .returning();
  workId = work?.id ?? '';
});
afterAll(() => on.close());

/** A made-up channel's comments on the work, newest first in pages of two, and which pages were asked for. */
function told() {
  const all: ChannelComment[] = [];
  const asked: number[] = [];
  let dies = Infinity;
  return {
    asked,
    write: (count: number) => {
      for (let n = 0; n < count; n += 1) {
        const place = all.length;
        all.unshift({
          platformCommentId: `c${place}`,
          authorPlatformId: null,
          authorName: 'viewer',
          content: `Comment ${place}`,
          likes: 0,
          replies: 0,
          commentTime: new Date(Date.UTC(2026, 9, 1, 0, place)),
        });
      }
    },
    /** The worker dies before a page. */
    dieAt: (page: number) => {
      dies = page;
    },
    listComments: (_: string, { cursor }: { cursor: string | null }) => {
      const page = Number(cursor ?? 0);
      if (page >= dies) throw new Error('killed');
      asked.push(page);
      const pages = Array.from({ length: Math.ceil(all.length / 2) }, (_unused, at) => all.slice(at * 2, at * 2 + 2));
      return Promise.resolve(pageFrom(pages, cursor, on.clock()));
    },
  };
}

it('comments that a killed run left unread are read by the next, and those after it stop where all is known', async () => {
  const channel = told();
  const run = async () => {
    channel.asked.length = 0;
    await on.calm();
    await on.queueJob({ connectorId: on.ways.youtube, upId: on.creators[20][0] ?? '', objectType: 3, targetType: 2, targetId: workId });
    const ending = await collect(await runningOn(on, { provider: 'youtube', channel }));
    return ending(on.db);
  };
  const kept = async () => (await on.db.select({ n: count() }).from(comments).where(eq(comments.workId, workId)))[0]?.n;
  channel.write(10);
  channel.dieAt(1);
  await expect(run()).rejects.toThrow('killed');
  expect(await kept()).toBe(2);
  channel.dieAt(Infinity);
  expect((await run()).added).toBe(8);
  expect([await kept(), channel.asked]).toEqual([10, [0, 1, 2, 3, 4]]);
  await run();
  expect(channel.asked).toEqual([0]);

  // Six new ones, of which two are kept before the worker dies again: known at their beginning, not at their end.
  channel.write(6);
  channel.dieAt(1);
  await expect(run()).rejects.toThrow('killed');
  channel.dieAt(Infinity);
  await run();
  expect([await kept(), channel.asked]).toEqual([16, [0, 1, 2, 3]]);
});
