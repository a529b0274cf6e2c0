import { type SQL, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { rowsOf } from '../../../../db/database';
import type { Trade } from '../../../../testing/trade';
import { refreshSaleFigures } from '../figures/refreshSaleFigures';

const any = { pick: fc.nat(10_000), days: fc.nat(70), share: fc.integer({ min: 0, max: 100 }) };
type Change = { kind: string; pick: number; days: number; share: number };
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('add', 'refund', 'give', 'lose', 'move', 'state', 'hide', 'report', 'remove', 'count'),
  ...any,
});

/** Lines of the demo in the Philippines, moved about in every way that a line can change. */
export const saleMix: fc.Arbitrary<Change[]> = fc.array(change, { minLength: 4, maxLength: 12 });

/** A line by its turn. */
const line = (pick: number) =>
  sql`(select id from sale_items where country = 'PH' order by id offset ${pick} % (select count(*) from sale_items where country = 'PH') limit 1)`;
const someBd = (pick: number, teamId: string) =>
  sql`(select id from users where org_id = ${teamId} and account like 'bd.%' order by id offset ${pick % 6} limit 1)`;
const someTime = ({ days, share }: Change) => sql`now() - ${days} * interval '1 day' - ${share} * interval '14 minutes'`;

const changes: Record<string, (it: Change, teamId: string) => SQL> = {
  add: (
    it,
  ) => sql`insert into sale_items select (jsonb_populate_record(i, jsonb_build_object('id', next_id(), 'line_no', (select max(line_no) + 1 from sale_items where order_id = i.order_id), 'order_time', ${someTime(it)}))).*
    from sale_items i where i.id = ${line(it.pick)}`,
  refund: (it) => sql`update sale_items set refund_amount = round(pay_amount * ${it.share} / 100, 2) where id = ${line(it.pick)}`,
  give: (
    it,
    teamId,
  ) => sql`update sale_items set bd_id = ${someBd(it.pick, teamId)}, work_order_up_id = u.id, work_order_id = u.work_order_id
    from (select id, work_order_id from work_order_ups order by id offset ${it.pick % 50} limit 1) u where sale_items.id = ${line(it.pick)}`,
  lose: (it) => sql`update sale_items set bd_id = null, work_order_up_id = null, work_order_id = null where id = ${line(it.pick)}`,
  move: (it) => sql`update sale_items set order_time = ${someTime(it)}, settle_month = null where id = ${line(it.pick)}`,
  state: (it) =>
    sql`update sales set order_status = ${1 + (it.share % 5)} where id = (select order_id from sale_items where id = ${line(it.pick)})`,
  hide: (it) => sql`update sale_items set status = ${it.share % 2 === 0 ? 2 : 0} where id = ${line(it.pick)}`,
  report: (it) => sql`update sale_items set platform_commission = round(pay_amount * ${it.share} / 100, 2) where id = ${line(it.pick)}`,
  remove: (it) =>
    sql`delete from sales where id = (select order_id from sale_items where id = ${line(it.pick)}) and (select count(*) from sales where country = 'PH') > 5`,
};

/** Carries out a mix of changes; the BDs are of one team. */
export async function changeSales({ db }: Pick<Trade, 'db'>, mix: readonly Change[], teamId: string): Promise<void> {
  for (const it of mix) {
    const statement = changes[it.kind]?.(it, teamId);
    await (statement ? db.execute(statement) : refreshSaleFigures(db));
  }
}

/** The team of the first BD of the Philippines. */
export async function teamOfBds({ db }: Pick<Trade, 'db'>): Promise<string> {
  const [{ id = '' } = {}] = await rowsOf<{ id: string }>(db, sql`select org_id::text id from users where account = 'bd.ph.1'`);
  return id;
}
