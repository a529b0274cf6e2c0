import { sysLogWords } from '@backlot/contract/words/system/sysLog';
import { knownAgent, type ParsedInputOf, type sysVisLogApi } from '@backlot/contract';
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
      { field: 'visTime', header: sysLogWords.visTime, value: (row) => row.visTime },
      { field: 'account', header: sysLogWords.account, value: (row) => row.account },
      { field: 'name', header: sysLogWords.name2, value: (row) => row.name },
      {
        field: 'visType',
        header: sysLogWords.visType,
        value: (row, _, wordOf) => wordOf('vis_type', row.visType),
      },
      {
        field: 'success',
        header: sysLogWords.success,
        value: (row, _, wordOf) => wordOf('yes_or_no', row.success),
      },
      { field: 'message', header: sysLogWords.message, value: (row) => row.message },
      { field: 'ip', header: sysLogWords.ip, value: (row) => row.ip },
      { field: 'location', header: sysLogWords.location, value: (row) => row.location },
      { field: 'browser', header: sysLogWords.browser, value: (row) => knownAgent(row.browser) ?? null },
      { field: 'os', header: sysLogWords.os, value: (row) => knownAgent(row.os) ?? null },
    ],
  });
};
