import { type CountedMenu, menuWork, mostCounted, type Permission } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { remember } from '../../db/list/remember';
import { versionsOf } from '../../db/list/versionsOf';
import { holds } from '../../http/caller';
import type { Viewer } from '../trade';
import { waiting, waitingOrders } from './waiting';

type Counts = Partial<Record<CountedMenu, number>>;

const counted = remember<Counts>(2000);

/** What waits for this person behind each entry of the menu: one statement, asked once for each state of the tables that it reads. */
export async function menuCountsOf(db: Db, viewer: Viewer): Promise<Counts> {
  const asked = rowsOfMenus(viewer);
  if (asked.length === 0) return {};
  const parts = asked.map(({ menu, rows }) => sql`select ${menu}::text menu, count(*)::int n from (select ${rows} limit ${mostCounted}) waiting`);
  const query = db.select({ menu: sql<CountedMenu>`menu`, n: sql<number>`n` }).from(sql`(${sql.join(parts, sql` union all `)}) counted`);
  const { sql: text, params } = query.toSQL();
  const state = await versionsOf(db, text);
  const read = async () => {
    const counts: Counts = {};
    for (const { menu, n } of await query) if (n > 0) counts[menu] = Math.min(mostCounted, (counts[menu] ?? 0) + n);
    return counts;
  };
  return state === undefined ? read() : counted(db, JSON.stringify([state, text, params]), read);
}

interface MenuRows {
  menu: CountedMenu;
  rows: SQL;
}

/** The rows of each entry: those of a kind of work where it has one, in lists of orders those of the view "waiting for me". */
function rowsOfMenus(viewer: Viewer): MenuRows[] {
  const { caller, persona } = viewer;
  const isOpen = (menu: CountedMenu) => holds(caller, `${menu}.query`) && menuWork[menu].some((permission: Permission) => holds(caller, permission));
  const ofWork = waiting(viewer).flatMap(({ menu, permission, isFor = true, rows }) => (menu && isFor && holds(caller, permission) ? [{ menu, rows }] : []));
  const manages = persona === 'all' || persona === 'team';
  const orders = (isFor: boolean, menu: CountedMenu, list: Parameters<typeof waitingOrders>[1]) => (isFor ? [{ menu, rows: waitingOrders(viewer, list, { waits: 'me' }) }] : []);
  const ofOrders = [...orders(manages, 'workOrderCom', 'commercial'), ...orders(manages, 'workOrderLeader', 'leader'), ...orders(persona === 'bd', 'workOrderBd', 'bd'), ...orders(persona === 'shop', 'workOrderShop', 'shop')];
  return [...ofWork, ...ofOrders].filter(({ menu }) => isOpen(menu));
}
