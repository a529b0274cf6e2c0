import { is, sysTimersApi, timerLife } from '@backlot/contract';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { containsName } from '../../../db/list/containsName';
import { Refusal } from '../../../http/answers/refusal';
import { nameIn } from '../../../http/requests/nameIn';
import type { Services } from '../../../services';
import { timers } from '../../../tables/system/timer';
import { createCrud } from '../../base/crud';
import { requireAllowed } from '../../base/transition';
import { timerPolicy } from './policy';
import { presentTimers } from './present';
import { nextRun, nextRuns } from './schedule';

const { timerName, nextRunTime, createTime, enName, vnName } = timers;

/** Timers (system-pages 1.7.18): only actions of this server, and schedules that can be read. */
export const timerCrud = (services: Services) =>
  createCrud(services, {
    api: sysTimersApi,
    area: 'sysTimers',
    table: timers,
    notFound: 'timerNotFound',
    sorts: { timerName, nextRunTime, createTime },
    fallback: { by: createTime, order: 'descend' },
    filter: async (query) =>
      and(
        query.timerName ? containsName({ name: timerName, enName, vnName }, query.timerName) : undefined,
        query.jobStatus?.length ? inArray(timers.jobStatus, query.jobStatus) : undefined,
        query.isSystem && (query.isSystem === 'Y' ? isNotNull(timers.systemJob) : isNull(timers.systemJob)),
      ),
    present: presentTimers(services.actions),
    check: async (tx, { draft, before }, viewer) => {
      if (before) await requireAllowed(tx, { policy: timerPolicy, event: 'edit', viewer, facts: before });
      if (!services.actions.some(({ name }) => name === draft.actionClass))
        throw new Refusal('timerActionUnknown', {}, { field: 'actionClass' });
      nextRuns(draft, new Date(), 1);
    },
    saved: async (tx, { id, draft, before }) => {
      if (before && is(timerLife, before, 'running'))
        await tx
          .update(timers)
          .set({ nextRunTime: nextRun(draft, new Date()) })
          .where(eq(timers.id, id));
    },
    removing: (tx, row, viewer) => requireAllowed(tx, { policy: timerPolicy, event: 'delete', viewer, facts: row }),
    columns: [
      {
        field: 'timerName',
        header: { en: 'Timer', 'zh-CN': '任务名称', vn: 'Tác vụ' },
        value: (row, language) => nameIn(language, { name: row.timerName, enName: row.enName, vnName: row.vnName }),
      },
      {
        field: 'actionClass',
        header: { en: 'Action', 'zh-CN': '执行动作', vn: 'Hành động' },
        value: (row, language) => nameIn(language, row.action),
      },
      { field: 'cron', header: { en: 'Cron', 'zh-CN': 'Cron', vn: 'Cron' }, value: (row) => row.cron },
      { field: 'timeZone', header: { en: 'Time zone', 'zh-CN': '时区', vn: 'Múi giờ' }, value: (row) => row.timeZone },
      {
        field: 'jobStatus',
        header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
        value: (row, _, wordOf) => wordOf('jobStatus', row.jobStatus),
      },
      { field: 'nextRunTime', header: { en: 'Next run', 'zh-CN': '下次执行', vn: 'Lần chạy tới' }, value: (row) => row.nextRunTime },
      { field: 'lastRunTime', header: { en: 'Last run', 'zh-CN': '上次执行', vn: 'Lần chạy trước' }, value: (row) => row.lastRunTime },
      {
        field: 'lastRunStatus',
        header: { en: 'Last result', 'zh-CN': '上次结果', vn: 'Kết quả lần trước' },
        value: (row, _, wordOf) => (row.lastRunStatus === null ? null : wordOf('runStatus', row.lastRunStatus)),
      },
      { field: 'remark', header: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' }, value: (row) => row.remark },
    ],
  });
