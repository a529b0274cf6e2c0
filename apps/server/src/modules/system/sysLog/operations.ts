import { sysLogWords } from '@backlot/contract/words/system/sysLog';
import { knownAgent, type ParsedInputOf, type sysOpLogApi } from '@backlot/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { presentTime } from '../../../db/presentTime';
import { nameIn } from '../../../http/requests/nameIn';
import { placeOf } from '../../../http/requests/placeOf';
import type { Services } from '../../../services';
import { menus } from '../../../tables/base/menu';
import { operationLogs } from '../../../tables/system/operationLog';
import { logFilter } from './logFilter';
import { logHandlers } from './logHandlers';
import { storedMessage } from './storedMessage';

/** Operations (system-pages 1.7.8), named as the buttons of the menu that permit them. */
export const operationLogHandlers = (services: Services) => {
  const { db } = services.database;
  const { permission, name, opType, opTime } = operationLogs;
  return logHandlers(services, {
    area: 'sysOpLog',
    table: operationLogs,
    time: opTime,
    filter: async (query: ParsedInputOf<typeof sysOpLogApi.page>, actor, finds) =>
      and(
        logFilter(db, { ...operationLogs, time: opTime }, { query, actor, finds }),
        query.opType === undefined ? undefined : eq(opType, query.opType),
        query.name
          ? or(
              inArray(name, named(db, query.name)),
              inArray(
                permission,
                db
                  .select({ permission: menus.permission })
                  .from(menus)
                  .where(and(eq(menus.type, 2), containsName(menus, query.name))),
              ),
            )
          : undefined,
      ),
    present: async (at, rows, { language }) => {
      const buttons = await buttonsOf(
        at,
        rows.map((row) => row.permission),
      );
      return rows.map((row) => ({
        ...row,
        ...(buttons.get(row.permission) ?? { enName: null, vnName: null }),
        success: row.success ? ('Y' as const) : ('N' as const),
        message: storedMessage(row.message, language),
        location: placeOf(row.ip, language),
        ...callOf(row.url),
        opTime: presentTime(row.opTime),
      }));
    },
    columns: [
      { field: 'opTime', header: sysLogWords.opTime, value: (row) => row.opTime },
      { field: 'account', header: sysLogWords.account, value: (row) => row.account },
      { field: 'name', header: sysLogWords.operation, value: (row, language) => nameIn(language, row) },
      { field: 'opType', header: sysLogWords.opType, value: (row, _, wordOf) => wordOf('op_type', row.opType) },
      {
        field: 'success',
        header: sysLogWords.success,
        value: (row, _, wordOf) => wordOf('yes_or_no', row.success),
      },
      { field: 'message', header: sysLogWords.message, value: (row) => row.message },
      { field: 'url', header: sysLogWords.url, value: (row) => row.url },
      { header: sysLogWords.param, value: (row) => row.param },
      { header: sysLogWords.result, value: (row) => row.result },
      { field: 'ip', header: sysLogWords.ip, value: (row) => row.ip },
      { field: 'location', header: sysLogWords.location, value: (row) => row.location },
      { field: 'browser', header: sysLogWords.browser, value: (row) => knownAgent(row.browser) ?? null },
      { field: 'os', header: sysLogWords.os, value: (row) => knownAgent(row.os) ?? null },
      { header: sysLogWords.requestId, value: (row) => row.requestId },
    ],
  });
};

/** The buttons that permissions stand for, by permission. */
async function buttonsOf(db: Db, permissions: readonly string[]) {
  if (permissions.length === 0) return new Map();
  const rows = await db
    .select({ permission: menus.permission, name: menus.name, enName: menus.enName, vnName: menus.vnName })
    .from(menus)
    .where(and(eq(menus.type, 2), inArray(menus.permission, [...new Set(permissions)])));
  return new Map(rows.map(({ permission: code, ...names }) => [code ?? '', names]));
}

/** The area and the call that an address names: `/api/main/sysPos/add` is `add` of `sysPos`. */
function callOf(url: string) {
  const [methodName = '', className = ''] = url.split('/').toReversed();
  return { className, methodName };
}

/** The names of operations that hold a term: there are few, however long the log. */
const named = (db: Db, term: string) => {
  const names = db.selectDistinct({ name: operationLogs.name }).from(operationLogs).as('names');
  return db.select({ name: names.name }).from(names).where(contains(names.name, term));
};
