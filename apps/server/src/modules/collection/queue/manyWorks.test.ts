import { writeFileSync } from 'node:fs';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { extractionQueue } from '../../../tables/collection/queue';
import { works } from '../../../tables/creators/creator';
import { workMetricSnapshots } from '../../creators/creator';
import { type ChannelWork, connectorNamed } from '../connectors';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { pageFrom, runningOn } from '../testing/runningOn';
import { collect } from './collect';

/** How many works a channel tells of; `WORKS=1000000` with `FIGURES` for the bench, which reads the figures from that file. */
const told = Number(process.env['WORKS'] ?? 520);
const { mostIds, provider } = connectorNamed('youtube');
/** Creators that are read at once. */
const beside = 2;
const hour = 3_600_000;

let on: Collection;
let each: number;
let newest: number;
const figures: Record<string, number> = {};

beforeAll(async () => {
  on = await collectionOn({ handles: Array.from({ length: process.env['FIGURES'] ? 20 : 4 }, (_, n) => `many.works${n}`) });
  newest = on.clock().getTime();
  each = Math.ceil(told / on.creators[20].length);
});
afterAll(async () => {
  if (process.env['FIGURES']) writeFileSync(process.env['FIGURES'], JSON.stringify(figures));
  await on.close();
});

/** What a channel tells of its newest works, all of which have figures by the hour: each was seen as often as its number says, and once more with every hour. */
function worksAt(ref: string, hours: number): ChannelWork[] {
  return Array.from({ length: each }, (_, n) => ({
    platformWorkId: `${ref}-${n}`,
    title: `Work ${n} #review`,
    link: `https://www.youtube.com/watch?v=${ref}-${n}`,
    postTime: new Date(newest - (n + 1) * 2000),
    duration: 30 + (n % 60),
    hashtags: ['review'],
    views: 1000 + n + hours,
    likes: 100 + (n % 50),
    comments: n % 20,
    shares: null,
  }));
}

/** Reads the works of every creator as workers do, page by page; answers seconds. */
async function readAll(hours: number): Promise<number> {
  await on.db.delete(extractionQueue);
  for (const upId of on.creators[20]) await on.queueJob({ connectorId: on.ways.youtube, upId, objectType: 2 });
  let left = on.creators[20].length;
  const begun = performance.now();
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      const made = new Map<string, ChannelWork[][]>();
      const pagesOf = (ref: string) => {
        const all = worksAt(ref, hours);
        return Array.from({ length: Math.ceil(each / mostIds) }, (_, page) => all.slice(page * mostIds, (page + 1) * mostIds));
      };
      const listWorks = async (ref: string, { cursor }: { cursor: string | null }) => {
        if (!made.has(ref)) made.set(ref, pagesOf(ref));
        return pageFrom(made.get(ref) ?? [], cursor, on.clock());
      };
      await collect(await runningOn(on, { provider, channel: { listWorks } }));
    }
  };
  await Promise.all(Array.from({ length: beside }, reader));
  return (performance.now() - begun) / 1000;
}

const own = () => inArray(works.upId, on.creators[20]);
const all = () => on.creators[20].length * each;
const snapshots = () => on.db.$count(workMetricSnapshots, sql`work_id in (select id from works where ${own()})`);

it(
  'the works of many creators are kept once, each with its figures of the hour, and an hour later with those of the next',
  { timeout: 1_800_000 },
  async () => {
    figures['firstPerSecond'] = all() / (await readAll(0));
    expect([await on.db.$count(works, own()), await snapshots()]).toEqual([all(), all()]);
    on.pass(hour);
    figures['againPerSecond'] = all() / (await readAll(1));
    expect([await on.db.$count(works, own()), await snapshots()]).toEqual([all(), 2 * all()]);
    const [sums] = await rowsOf<{ works: number; snapshots: number; counted: number }>(
      on.db,
      sql`select (select sum(views)::bigint::float8 from works where ${own()}) works,
      (select sum(views)::bigint::float8 from work_metric_snapshots where work_id in (select id from works where ${own()})) snapshots`,
    );
    const once = on.creators[20].length * ((each * (each - 1)) / 2 + 1000 * each);
    expect(sums).toEqual({ works: once + all(), snapshots: 2 * once + all() });
  },
);

// The limit: the same rows with the same indexes, copied from a file of the database's own machine.
it.runIf(process.env['FIGURES'])('beside them the same rows are copied', { timeout: 600_000 }, async () => {
  const [place] = await rowsOf<{ folder: string }>(on.db, sql`select current_setting('data_directory') folder`);
  const file = (name: string) => sql.raw(`'${place?.folder}/${name}.copy'`);
  await on.db.execute(sql`set statement_timeout = 0`);
  let seconds = 0;
  for (const name of ['works', 'work_metric_snapshots']) {
    const copied = sql.identifier(`${name}_copied`);
    await on.db.execute(sql`create table ${copied} (like ${sql.identifier(name)} including all)`);
    // Statements of this kind take no parameters.
    const rows =
      name === 'works'
        ? sql`select * from works where link like '%v=youtube-many.works%'`
        : sql`select distinct on (work_id) s.* from work_metric_snapshots s join works w on w.id = work_id where w.link like '%v=youtube-many.works%' order by work_id, stat_time`;
    await on.db.execute(sql`copy (${rows}) to ${file(name)}`);
    const begun = performance.now();
    await on.db.execute(sql`copy ${copied} from ${file(name)}`);
    seconds += (performance.now() - begun) / 1000;
  }
  figures['copiedPerSecond'] = all() / seconds;
  expect(await on.db.$count(sql`works_copied`)).toBe(all());
});
