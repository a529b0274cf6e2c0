import { codeOf, queueLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { inState } from '../../../db/inState';
import { extractionQueue } from '../../../tables/collection/queue';

type State = keyof typeof queueLife.states;

const is = (...states: [State, ...State[]]) => inState(queueLife, extractionQueue, ...states);
const codes = (...states: State[]) =>
  sql.join(
    states.map((state) => sql`${codeOf(queueLife, state)}`),
    sql`, `,
  );

/** Notes every move of a job from now on. */
export async function watchJobs(db: Db): Promise<void> {
  await db.execute(sql`create table drill_moves (at bigserial primary key, job bigint not null, was int not null, became int not null)`);
  await db.execute(sql`create function drill_move() returns trigger language plpgsql as
    $$ begin insert into drill_moves (job, was, became) values (new.id, old.queue_status, new.queue_status); return null; end $$`);
  await db.execute(sql`create trigger drill_move after update on extraction_queue for each row
    when (old.queue_status is distinct from new.queue_status) execute function drill_move()`);
}

/** What may be wrong at any moment; each figure counts what is. */
export const wrongsOf = async (db: Db): Promise<Record<string, number>> =>
  (
    await rowsOf<Record<string, number>>(
      db,
      sql`select
        (select count(*)::int from (select 1 from drill_moves where became in (${codes('completed', 'timedOut', 'failed')}) group by job having count(*) > 1) x) "endedTwice",
        (select count(*)::int from (select was, lag(became, 1, 0) over (partition by job order by at) before from drill_moves) x where was <> before) broken,
        (select count(*)::int from (
          select q.task_id, q.slot_time, count(*) jobs from extraction_queue q where q.task_id is not null group by 1, 2) s
          where s.jobs <> (select count(*) from extraction_targets t where t.task_id = s.task_id)) "partlyPlanned",
        (select count(*)::int from (select 1 from works group by web_id, platform_work_id having count(*) > 1) x) "worksTwice",
        (select count(*)::int from (select 1 from sales group by order_no, order_source having count(*) > 1) x) "ordersTwice",
        (select count(*)::int from (select 1 from sale_items group by order_id, line_no having count(*) > 1) x) "linesTwice",
        (select count(*)::int from (select 1 from sale_refunds group by refund_no having count(*) > 1) x) "refundsTwice",
        (select count(*)::int from sale_items i join sales s on s.id = i.order_id where s.import_batch like 'JK%'
          and i.refund_amount <> (select coalesce(sum(amount), 0) from sale_refunds r where r.order_item_id = i.id and r.refund_status = 2)) "sumsWrong"`,
    )
  )[0] ?? {};

/** How all of it ended: jobs by state, slots that were due, and those of them that were planned or told as missed. */
export const endOf = async (db: Db) =>
  (
    await rowsOf<Record<'due' | 'planned' | 'missed' | 'open' | 'untold', number>>(
      db,
      sql`select
        (select sum(extract(epoch from next_run_time - begin_time) / 60)::int from extraction_tasks) due,
        (select count(distinct (task_id, slot_time))::int from extraction_queue) planned,
        (select coalesce(sum((detail->>'slots')::int), 0)::int from audit_logs where action = 'task.missSlots') missed,
        (select count(*)::int from ${extractionQueue} where ${is('waiting', 'executing')}) open,
        (select count(*)::int from ${extractionQueue} where ${is('timedOut', 'failed')} and (failure is null or error_code is null)) untold`,
    )
  )[0];

/** Jobs by state, as the table itself has them. */
export const statesOf = async (db: Db): Promise<Record<number, number>> =>
  Object.fromEntries(
    (
      await rowsOf<{ state: number; jobs: number }>(db, sql`select queue_status state, count(*)::int jobs from extraction_queue group by 1`)
    ).map(({ state, jobs }) => [state, jobs]),
  );
