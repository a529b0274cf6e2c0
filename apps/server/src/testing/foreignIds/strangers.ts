import { type Permission, permissions } from '@backlot/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { orgs } from '../../tables/base/org';
import { roles } from '../../tables/base/role';
import { goods } from '../../tables/merchants/product';
import { shops } from '../../tables/merchants/merchant';
import { giveRole } from '../giveRole';
import type { TestServer } from '../startServer';
import type { TestClient } from '../testClient';
import type { Trade } from '../trade';
import { drafts } from './drafts';
import { type Own, ownRecords } from './ownRecords';
import { plantStatement } from './plantStatement';
import type { Thing } from './Thing';

/** A colleague, a BD and a leader of another country, another merchant, and somebody with every permission over another team. */
export const strangers = ['bd2', 'foreignBd', 'otherLeader', 'otherShop', 'outsider'] as const;
export type Stranger = (typeof strangers)[number];

/** Signs the strangers in and gives them records of their own, so that a call of theirs fails for the foreign one alone. */
export async function strangersOf(server: TestServer, trade: Trade): Promise<Record<Stranger, { client: TestClient; own: Own }>> {
  const { db, ids } = trade;
  const [team] = await db.select().from(orgs).where(eq(orgs.code, 'team.vn'));
  const everything = Object.entries(permissions).flatMap(([id, actions]) => actions.map((action) => `${id}.${action}` as Permission));
  await giveRole(server, 'staff.8', { code: 'outsider', permissions: everything, dataScopeType: 5, orgIds: [team?.id ?? ''] });
  // A role that the outsider may change: no menu, no scope.
  await db.insert(roles).values({ code: 'small', name: 'Small', dataScopeType: 4, sort: 0 });
  await db
    .update(shops)
    .set({ shopStatus: 0, telephone: '+639170000001', mailAddress: 'a@mail.example' })
    .where(eq(shops.userId, ids.otherShop));
  await plantStatement(db, { id: ids.foreignBd, country: 'VN', currency: 'VND', orgId: team?.id ?? null });
  await claimedBy(trade, 'bd2');
  await draftedBy(trade, 'otherLeader');
  const entries = strangers.map(async (name) => {
    const client = name === 'outsider' ? await server.as('staff.8') : trade.as[name];
    return [name, { client, own: await ownRecords(client) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Stranger, { client: TestClient; own: Own }>;
}

/** An order that a BD works on. */
async function claimedBy(trade: Trade, bd: 'bd2'): Promise<void> {
  const id = await trade.addOrder();
  await trade.allocate(id, [[bd, 2]]);
  await trade.handOut(id);
  await trade.must(bd, '/main/workOrder/claim', { id });
}

/** A draft that a leader has for a merchant of the own country. */
async function draftedBy({ db, must, today }: Trade, leader: 'otherLeader'): Promise<void> {
  const [{ shopId, id: goodsId } = {} as typeof goods.$inferSelect] = await db
    .update(goods)
    .set({ status: 1 })
    .where(sql`${goods.id} = (select min(id) from goods where country = 'VN')`)
    .returning();
  await db.update(shops).set({ shopStatus: 2 }).where(eq(shops.id, shopId));
  await must(leader, '/main/workOrder/leader/add', {
    ...drafts['leaderOrder.add'],
    shopId,
    goodsId,
    validBegin: today,
    expireDate: today,
  });
}

/** What is stored of some things. */
export async function storedOf(db: Db, things: Record<Thing, string>): Promise<Record<Thing, unknown[]>> {
  const rows = Object.entries(rowOf).map(async ([thing, where]) => [thing, await rowsOf(db, where(things[thing as Thing]))] as const);
  return Object.fromEntries(await Promise.all(rows)) as Record<Thing, unknown[]>;
}

const byId = (table: string) => (id: string) => sql`select t.* from ${sql.raw(table)} t where t.id = ${id}`;
const rowOf: Record<Thing, (id: string) => SQL> = {
  activity: byId('activities'),
  allocation: byId('work_order_bds'),
  batch: byId('settlement_batches'),
  collection: byId('collections'),
  comment: byId('comments'),
  document: byId('documents'),
  download: (id) => sql`select id, user_id from download_tasks where id = ${id}`,
  file: byId('files'),
  message: byId('sent_messages'),
  text: byId('sent_messages'),
  followUp: byId('up_follow_ups'),
  form: byId('demand_forms'),
  goods: byId('goods'),
  import: byId('import_tasks'),
  intent: byId('cooperation_intents'),
  job: byId('extraction_queue'),
  link: byId('work_order_links'),
  live: byId('lives'),
  notice: (id) => sql`select n.*, r.read_time from notices n join notice_receivers r on r.notice_id = n.id where n.id = ${id}`,
  order: byId('work_orders'),
  org: byId('orgs'),
  payment: byId('payments'),
  person: byId('users'),
  rule: byId('rules'),
  sale: byId('sale_items'),
  sample: byId('sample_shippings'),
  script: byId('scripts'),
  session: (id) => sql`select id, end_time from sessions where id = ${id}`,
  shop: byId('shops'),
  statement: byId('settlement_statements'),
  statementLine: byId('settlement_lines'),
  submission: byId('work_order_ups'),
  test: byId('up_extract_tests'),
  up: byId('ups'),
  upload: byId('uploads'),
  view: byId('saved_views'),
  work: byId('works'),
};
