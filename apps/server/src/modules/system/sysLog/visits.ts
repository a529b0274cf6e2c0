import type { ParsedInputOf, sysVisLogApi } from '@backlot/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { contains } from '../../../db/list/contains';
import { presentTime } from '../../../db/presentTime';
import { placeOf } from '../../../http/requests/placeOf';
import type { Services } from '../../../services';
import { namesOfPeople } from '../../base/sight';
import { users } from '../../../tables/base/user';
import { visitLogs } from '../../../tables/base/visitLog';
import { logFilter } from './logFilter';
import { logHandlers } from './logHandlers';
import { storedMessage } from './storedMessage';

/** Sign-ins and sign-outs (system-pages 1.7.8); a name is the person's, so the account stands for those who are no one. */
export const visitLogHandlers = (services: Services) => {
  const { db } = services.database;
  return logHandlers(services, {
    area: 'sysVisLog',
    table: visitLogs,
    time: visitLogs.visTime,
    filter: async (query: ParsedInputOf<typeof sysVisLogApi.page>, actor, finds) =>
      and(
        logFilter(db, { ...visitLogs, time: visitLogs.visTime }, { query, actor, finds }),
        query.visType ? eq(visitLogs.visType, query.visType) : undefined,
        query.name ? inArray(visitLogs.userId, db.select({ id: users.id }).from(users).where(contains(users.name, query.name))) : undefined,
      ),
    present: async (at, rows, { language }) => {
      const names = await namesOfPeople(
        at,
        rows.map(({ userId }) => userId),
      );
      return rows.map((row) => ({
        ...row,
        name: (row.userId && names.get(row.userId)) || row.account,
        success: row.success ? ('Y' as const) : ('N' as const),
        message: storedMessage(row.message, language),
        location: placeOf(row.ip, language),
        visTime: presentTime(row.visTime),
      }));
    },
    columns: [
      { field: 'visTime', header: { en: 'Time', 'zh-CN': '时间', vn: 'Thời gian' }, value: (row) => row.visTime },
      { field: 'account', header: { en: 'Account', 'zh-CN': '账号', vn: 'Tài khoản' }, value: (row) => row.account },
      { field: 'name', header: { en: 'Name', 'zh-CN': '姓名', vn: 'Họ tên' }, value: (row) => row.name },
      {
        field: 'visType',
        header: { en: 'Visit', 'zh-CN': '类型', vn: 'Loại' },
        value: (row, _, wordOf) => wordOf('vis_type', row.visType),
      },
      {
        field: 'success',
        header: { en: 'Success', 'zh-CN': '成功', vn: 'Thành công' },
        value: (row, _, wordOf) => wordOf('yes_or_no', row.success),
      },
      { field: 'message', header: { en: 'Message', 'zh-CN': '说明', vn: 'Thông báo' }, value: (row) => row.message },
      { field: 'ip', header: { en: 'IP', 'zh-CN': 'IP', vn: 'IP' }, value: (row) => row.ip },
      { field: 'location', header: { en: 'Place', 'zh-CN': '地点', vn: 'Địa điểm' }, value: (row) => row.location },
      { field: 'browser', header: { en: 'Browser', 'zh-CN': '浏览器', vn: 'Trình duyệt' }, value: (row) => row.browser },
      { field: 'os', header: { en: 'System', 'zh-CN': '操作系统', vn: 'Hệ điều hành' }, value: (row) => row.os },
    ],
  });
};
