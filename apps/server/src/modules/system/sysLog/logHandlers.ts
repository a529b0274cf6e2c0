import type { Permission, PermissionId } from '@backlot/contract';
import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { containsFolded } from '../../../db/list/contains';
import { containsIndexed, type Finds } from '../../../db/list/containsIndexed';
import { countLog } from '../../../db/list/countLog';
import type { PageQuery } from '../../../db/list/listPage';
import type { IdTable } from '../../../db/list/listTable';
import { suitedFinds } from '../../../db/list/suitedFinds';
import { presentPage } from '../../../db/presentPage';
import { type Actor, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { note } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { type Column, columnsOf, exportNow, headersOf, linesOf, queueExport, type TableSource } from '../../base/download';
import { logIds, logPage } from './logList';

type LogTable = IdTable & { accountFolded: AnyPgColumn };

interface Log<Query, T extends LogTable, Shown> {
  area: PermissionId;
  table: T;
  time: AnyPgColumn;
  filter: (query: Query, actor: Actor, finds: Finds) => Promise<SQL | undefined>;
  present: (db: Db, rows: T['$inferSelect'][], actor: Actor) => Promise<Shown[]>;
  columns: readonly Column<Shown>[];
}

/** Listing, clearing and exporting a log. Clearing leaves the audit chain alone and is itself noted (quality section 5, C-116). */
export function logHandlers<Query, T extends LogTable, Shown>(
  services: Services,
  { area, table, time, filter, present, columns }: Log<Query, T, Shown>,
) {
  const { db } = services.database;
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const findsOf = async ({ account }: { account?: string }) =>
    account ? suitedFinds(db, { table, column: table.accountFolded, term: account }) : containsIndexed;
  const listing = async (query: Query, actor: Actor) => ({
    table,
    time,
    where: await filter(query, actor, await findsOf(query as object)),
    whereMany: (query as { account?: string }).account ? await filter(query, actor, containsFolded) : undefined,
  });
  const source: TableSource = {
    area,
    permission: `${area}.export` as Permission,
    columns: () => columns,
    headers: (language, query) => headersOf(columnsOf(columns, query), language),
    count: async (query, actor) => countLog(db, await listing(query as Query, actor)),
    batches: async (query, actor) => logIds(db, await listing(query as Query, actor), query as Pick<PageQuery, 'sortOrder'>),
    lines: async (ids, actor, query) => {
      const found = (await db
        .select()
        .from(table as IdTable)
        .where(inArray(table.id, [...ids]))) as T['$inferSelect'][];
      const byId = new Map(found.map((row) => [(row as { id: string }).id, row]));
      const shown = await present(
        db,
        ids.map((id) => byId.get(id)).filter((row) => row !== undefined),
        actor,
      );
      return linesOf(db, { columns: columnsOf(columns, query), rows: shown, language: actor.language });
    },
  };
  return {
    source,
    page: async (query: Query & PageQuery, call: Call) => {
      const actor = await act(call);
      const shown = await logPage(db, await listing(query, actor), query, (at, rows) => present(at, rows as T['$inferSelect'][], actor));
      return presentPage({ ...query, ...shown });
    },
    export: async (query: Query & PageQuery, call: Call) => ({
      id: await queueExport(services, { source, query: query as unknown as Record<string, unknown>, actor: await act(call) }),
    }),
    exportFile: exportNow(services, source),
    delete: async (_input: object, call: Call) => {
      const actor = await act(call);
      return db.transaction(async (tx) => {
        const gone = await tx
          .delete(table)
          .where(await filter({} as Query, actor, containsIndexed))
          .returning({ id: table.id });
        await note(tx, { actor, action: `${area}.delete`, object: area, detail: { cleared: gone.length } });
        return { cleared: gone.length };
      });
    },
  };
}
