import { type CountedMenu, menuWork, mostCounted, type Permission } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { remember } from '../../../db/list/remember';
import { versionsOf } from '../../../db/list/versionsOf';
import { together } from '../../../db/together/together';
import { holds } from '../../../http/requests/caller';
import { type Viewer } from '../../base/sight';
import { waiting, waitingOrders } from './waiting';

type Counts = Partial<Record<CountedMenu, number>>;

const counted = remember<number>(5000);

/** What waits for this person behind each entry of the menu; each count is asked once for each state of the tables that it reads, all that are to be asked in one statement. */
export async function menuCountsOf(db: Db, viewer: Viewer): Promise<Counts> {
  const counts: Counts = {};
  const found = await together(db, (at) =>
    Promise.all(rowsOfMenus(viewer).map(async ({ menu, rows }) => ({ menu, n: await countUpTo(at, rows) }))),
  );
  for (const { menu, n } of found) if (n > 0) counts[menu] = Math.min(mostCounted, (counts[menu] ?? 0) + n);
  return counts;
}

async function countUpTo(db: Db, rows: SQL): Promise<number> {
  const query = db.select({ n: sql<number>`count(*)::int` }).from(sql`(select ${rows} limit ${mostCounted}) waiting`);
  const { sql: text, params } = query.toSQL();
  const state = await versionsOf(db, text);
  const read = async () => (await query)[0]?.n ?? 0;
  return state === undefined ? read() : counted(db, JSON.stringify([state, text, params]), read);
}

interface MenuRows {
  menu: CountedMenu;
  rows: SQL;
}

/** The rows of each entry: those of a kind of work where it has one, in lists of orders those of the view "waiting for me". */
function rowsOfMenus(viewer: Viewer): MenuRows[] {
  const { caller, persona } = viewer;
  const isOpen = (menu: CountedMenu) =>
    holds(caller, `${menu}.query`) && menuWork[menu].some((permission: Permission) => holds(caller, permission));
  const ofWork = waiting(viewer).flatMap(({ menu, permission, isFor = true, rows }) =>
    menu && isFor && holds(caller, permission) ? [{ menu, rows }] : [],
  );
  const manages = persona === 'all' || persona === 'team';
  const orders = (isFor: boolean, menu: CountedMenu, list: Parameters<typeof waitingOrders>[1]) =>
    isFor ? [{ menu, rows: waitingOrders(viewer, list, { waits: 'me' }) }] : [];
  const ofOrders = [
    ...orders(manages, 'workOrderCom', 'commercial'),
    ...orders(manages, 'workOrderLeader', 'leader'),
    ...orders(persona === 'bd', 'workOrderBd', 'bd'),
    ...orders(persona === 'shop', 'workOrderShop', 'shop'),
  ];
  return [...ofWork, ...ofOrders].filter(({ menu }) => isOpen(menu));
}
