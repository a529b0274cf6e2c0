import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { startPostgres } from '@backlot/dev/postgres';
import pg from 'pg';
import { chromium } from 'playwright';
import type { BenchResult } from './BenchResult';
import { startBacklot } from './server/backlot';
import { runOn } from './server/database';

const name = 'backlot_queue_screen';
const seconds = 30;
const changesPerSecond = 84;
const leastFrames = 30;
const jobs = 4000;

/** The queue's screen while 5,000 jobs a minute change their state: pictures a second, in the worst second and in the middle one. */
export async function run(): Promise<BenchResult[]> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started.');
  const url = new URL(postgres.url);
  const admin = runOn(url.href);
  await admin(`drop database if exists ${name}`);
  await admin(`create database ${name}`);
  url.pathname = `/${name}`;
  const server = await startBacklot(url.href);
  const client = new pg.Client({ connectionString: url.href });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    await client.connect();
    await client.query(fill);
    const { authorization = '' } = await server.signIn('staff.1');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(
      (token) => {
        localStorage.setItem('lang', 'en');
        localStorage.setItem('Access-Token', JSON.stringify({ token, expiresAt: Date.now() + 600_000_000 }));
      },
      authorization.replace('Bearer ', ''),
    );
    // What runs this file names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (it) => it');
    await page.goto(`${server.api.replace(/\/api$/, '')}/task/queue`, { waitUntil: 'networkidle' });
    await page.locator('#content [role="row"]').nth(5).waitFor();
    const shown = () => page.locator('#content').innerText();
    const before = await shown();
    const [frames, changes] = await Promise.all([page.evaluate(framesOf, seconds), changeJobs(client)]);
    if ((await shown()) === before) throw new Error('The screen shows nothing of what changed.');
    if (changes < seconds * changesPerSecond * 0.95) throw new Error(`Only ${changes} jobs changed.`);
    const sorted = frames.toSorted((one, other) => one - other);
    const figure = (what: string, ours: number): BenchResult => ({
      id: 'queueScreen',
      name: `pictures a second of the queue while ${changesPerSecond * 60} jobs a minute change, ${what}, beside ${leastFrames}`,
      ours,
      peer: leastFrames,
      unit: 'a second',
      ratio: ours / leastFrames,
      bar: '≥ 1',
    });
    return [figure('worst second', sorted[0] ?? 0), figure('middle second', sorted[Math.floor(sorted.length / 2)] ?? 0)];
  } finally {
    await browser.close();
    await client.end();
    await server.stop();
    postgres.stop();
  }
}

/** Pictures in each of some seconds. */
const framesOf = (count: number) =>
  new Promise<number[]>((resolve) => {
    const frames = Array.from({ length: count }, () => 0);
    const begun = performance.now();
    const next = () => {
      const second = Math.floor((performance.now() - begun) / 1000);
      if (second >= count) return void resolve(frames);
      frames[second] = (frames[second] ?? 0) + 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

const fill = `insert into extraction_queue (connector_id, object_type, target_type, target_id, up_id, slot_time, not_before)
  select c.id, 1, 1, u.id, u.id, now(), now() from generate_series(1, ${jobs}) n
  cross join lateral (select id from connectors order by id offset n % (select count(*) from connectors) limit 1) c
  cross join lateral (select id from ups order by id offset n % 50 limit 1) u`;

/** Takes and ends jobs as workers do, and tells of it as they do: gathered ten times a second. Answers how many changes there were. */
async function changeJobs(client: pg.Client): Promise<number> {
  const begun = performance.now();
  let changes = 0;
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * changesPerSecond) - changes;
    if (due > 0) changes += (await client.query(change, [due])).rowCount ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return changes;
}

const change = `with due as (select id from extraction_queue where queue_status in (0, 1) order by queue_status desc, id limit $1),
  moved as (
    update extraction_queue q set version = version + 1, start_time = coalesce(start_time, now()), worker_id = 'bench',
      queue_status = case queue_status when 0 then 1 else 2 end, end_time = case queue_status when 1 then now() end,
      lease_until = case queue_status when 0 then now() + interval '2 minutes' end
    from due where q.id = due.id returning q.id, q.connector_id),
  named as (select 'queue:' || id object from moved union select 'connector:' || connector_id from moved)
  select moved.id, (select count(pg_notify('backlot', json_build_object('type', 'changed', 'object', object)::text)) from named) from moved`;
