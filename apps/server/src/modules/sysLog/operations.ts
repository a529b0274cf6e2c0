import type { ParsedInputOf, sysOpLogApi } from '@backlot/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import { contains } from '../../db/list/contains';
import { containsName } from '../../db/list/containsName';
import { presentTime } from '../../db/presentTime';
import { nameIn } from '../../http/nameIn';
import type { Services } from '../../services';
import { menus } from '../menu';
import { operationLogs } from '../operationLog';
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
    filter: async (query: ParsedInputOf<typeof sysOpLogApi.page>, actor) =>
      and(
        logFilter(db, { ...operationLogs, time: opTime }, query, actor),
        query.opType === undefined ? undefined : eq(opType, query.opType),
        query.name ? or(contains(name, query.name), inArray(permission, db.select({ permission: menus.permission }).from(menus).where(and(eq(menus.type, 2), containsName(menus, query.name))))) : undefined,
      ),
    present: async (rows, { language }) => {
      const buttons = await buttonsOf(rows.map((row) => row.permission));
      return rows.map((row) => ({ ...row, ...(buttons.get(row.permission) ?? { enName: null, vnName: null }), success: row.success ? ('Y' as const) : ('N' as const), message: storedMessage(row.message, language), opTime: presentTime(row.opTime) }));
    },
    columns: [
      { header: ['时间', 'Time', 'Thời gian'], value: (row) => row.opTime },
      { header: ['账号', 'Account', 'Tài khoản'], value: (row) => row.account },
      { header: ['操作', 'Operation', 'Thao tác'], value: (row, language) => nameIn(language, row) },
      { header: ['类型', 'Type', 'Loại'], value: (row) => row.opType },
      { header: ['成功', 'Success', 'Thành công'], value: (row) => row.success },
      { header: ['说明', 'Message', 'Thông báo'], value: (row) => row.message },
      { header: ['地址', 'Address', 'Địa chỉ'], value: (row) => row.url },
      { header: ['参数', 'Input', 'Tham số'], value: (row) => row.param },
      { header: ['IP', 'IP', 'IP'], value: (row) => row.ip },
      { header: ['浏览器', 'Browser', 'Trình duyệt'], value: (row) => row.browser },
      { header: ['请求编号', 'Request id', 'Mã yêu cầu'], value: (row) => row.requestId },
    ],
  });

  async function buttonsOf(permissions: readonly string[]) {
    if (permissions.length === 0) return new Map();
    const rows = await db.select({ permission: menus.permission, name: menus.name, enName: menus.enName, vnName: menus.vnName }).from(menus).where(and(eq(menus.type, 2), inArray(menus.permission, [...new Set(permissions)])));
    return new Map(rows.map(({ permission: code, ...names }) => [code ?? '', names]));
  }
};
