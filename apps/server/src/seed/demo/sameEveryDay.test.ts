import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Config, readConfig } from '../../config';
import { connectPglite } from '../../db/connectPglite';
import { connectPostgres } from '../../db/connectPostgres';
import { type Database, type Db, rowsOf } from '../../db/database';
import { emptyPostgres } from '../../testing/emptyPostgres';
import { migrateEmpty } from '../../testing/migrateEmpty';
import { seedBase, seedDemo } from '../seed';

/** What stays when only the moment of seeding changes: who and what there is, whose it is, and how far it has come. */
const kept = (db: Db) =>
  rowsOf<{ what: string }>(
    db,
    sql`
      with creators as (select concat_ws(' ', 'creator', web_id, platform_id, up_number, ups.country, fans_num, owner.account, black_flag, min_price, cardinality(label_ids)) what from ups left join users owner on owner.id = ups.bd_id),
      products as (select concat_ws(' ', 'product', goods_name, goods_url, price, platform_product_id, goods.status, creator_num) what from goods),
      orders as (select concat_ws(' ', 'order', work_order_name, shop ->> 'shopCode', work_order_status, require_up_num, up_shot_cost, work_orders.status) what from work_orders),
      submissions as (select concat_ws(' ', 'submission', work_order_name, platform_id, submission.round, approval_status, cooperation_status, submission.reject_reason) what from work_order_ups submission join ups on ups.id = submission.up_id join work_orders on work_orders.id = submission.work_order_id),
      forms as (select concat_ws(' ', 'form', demand_name, demand_status, budget, require_up_num, end_reason) what from demand_forms),
      intents as (select concat_ws(' ', 'intent', platform_id, from_type, intent_status, message, contact_type) what from cooperation_intents join ups on ups.id = up_id)
      select what from (select * from creators union all select * from products union all select * from orders union all select * from submissions union all select * from forms union all select * from intents) everything order by what`,
  );

/** A database for one seeding: on PostgreSQL where there is one, which writes faster. */
async function emptyDatabase(config: Config): Promise<Database> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (!adminUrl) return connectPglite({ ...config, inMemory: true });
  const { url, drop } = await emptyPostgres(adminUrl);
  const database = await connectPostgres({ ...config, DATABASE_URL: url }, () => {});
  return { ...database, close: () => database.close().then(drop) };
}

async function seededAt(moment: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-'));
  const config = readConfig({ MODE: 'demo', DEMO_SIZE: 'small', LOG_LEVEL: 'silent', STATEMENT_TIMEOUT_MS: '60000', DATA_DIR: folder });
  const database = await emptyDatabase(config);
  const { db, close } = database;
  try {
    await migrateEmpty(database);
    await seedBase(db);
    await seedDemo(db, config, new Date(moment));
    return (await kept(db)).map(({ what }) => what);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

it('demo data seeded on another day, at another hour, are the same people, orders and states', { timeout: 120_000 }, async () => {
  const [friday, sunday] = [await seededAt('2026-11-20T14:30:00Z'), await seededAt('2026-11-22T08:50:00Z')];
  expect(friday.length).toBeGreaterThan(700);
  expect(sunday).toEqual(friday);
});
