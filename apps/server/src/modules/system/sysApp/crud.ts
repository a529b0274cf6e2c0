import { sysAppWords } from '@backlot/contract/words/system/sysApp';
import { sysAppApi } from '@backlot/contract';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { actionsOf } from '../../../http/requests/actor';
import { nameIn } from '../../../http/requests/nameIn';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { apps } from '../../../tables/base/app';
import { createCrud } from '../../base/crud';
import { menus } from '../../../tables/base/menu';

const { code, name, sort } = apps;

/** Applications of the switcher (system-pages 1.7.1). */
export const appCrud = (services: Services) =>
  createCrud(services, {
    api: sysAppApi,
    area: 'sysApp',
    table: apps,
    notFound: 'appNotFound',
    sorts: { sort, name, code },
    fallback: { by: sort, order: 'ascend' },
    filter: async (query) =>
      and(query.name ? containsName(apps, query.name) : undefined, query.code ? contains(code, query.code) : undefined),
    present: async (_db, rows, { caller }) => {
      const can = actionsOf(caller, 'sysApp');
      return rows.map((row) => ({ ...row, active: row.active ? 'Y' : 'N', can }));
    },
    values: (draft) => ({
      name: draft.name,
      enName: draft.enName || null,
      vnName: draft.vnName || null,
      code: draft.code,
      sort: draft.sort,
      ...(draft.active && { active: draft.active === 'Y' }),
    }),
    isSerial: true,
    unique: [
      { field: 'name', reason: 'appNameRepeated' },
      { field: 'code', reason: 'appCodeRepeated' },
    ],
    check: async (tx, { draft, before }) => {
      if (draft.active === 'Y') await refuseSecondDefault(tx, before?.id);
    },
    saved: async (tx, { draft, before }) => {
      if (before && before.code !== draft.code)
        await tx.update(menus).set({ application: draft.code }).where(eq(menus.application, before.code));
    },
    removing: async (tx, row) => {
      if ((await countMenus(tx, row.code)) > 0) throw new Refusal('appHasMenus');
    },
    columns: [
      { field: 'name', header: sysAppWords.name, value: (row, language) => nameIn(language, row) },
      { field: 'code', header: sysAppWords.code, value: (row) => row.code },
      {
        field: 'active',
        header: sysAppWords.active,
        value: (row, _, wordOf) => wordOf('yes_or_no', row.active),
      },
      {
        field: 'status',
        header: sysAppWords.status,
        value: (row, _, wordOf) => wordOf('common_status', row.status),
      },
      { field: 'sort', header: sysAppWords.sort, value: (row) => row.sort },
    ],
  });

/** Another default is made by `setAsDefault` alone, which takes it from the present one. */
async function refuseSecondDefault(db: Db, id: string | undefined): Promise<void> {
  const [other] = await db
    .select({ id: apps.id })
    .from(apps)
    .where(and(eq(apps.active, true), ne(apps.status, 2), id ? ne(apps.id, id) : undefined))
    .limit(1);
  if (other) throw new Refusal('oneDefaultApp', {}, { field: 'active' });
}

async function countMenus(db: Db, application: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(menus)
    .where(and(eq(menus.application, application), ne(menus.status, 2)));
  return row?.n ?? 0;
}
