import { errors, type OutputOf, sysTimersApi } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import type { Timer } from './Timer';

type Run = OutputOf<typeof sysTimersApi.runs>['rows'][number];

const stars = { name: '重新计算达人星级', enName: "Compute the creators' star levels", vnName: 'Tính lại hạng sao của KOL' };
const purge = { name: '清理过期会话', enName: 'Remove expired sessions', vnName: 'Xóa phiên hết hạn' };

const timer = { version: 1, remark: null, createTime: '2026-11-20 01:00:00' };

export const timerRows: readonly Timer[] = [
  {
    ...timer,
    id: '1',
    timerName: '例会前更新达人星级',
    enName: 'Star levels before the meeting',
    vnName: 'Cập nhật hạng sao trước họp',
    actionClass: 'creator-stars',
    action: stars,
    cron: '0 8 * * 1',
    timeZone: 'Asia/Manila',
    jobStatus: 1,
    isSystem: false,
    nextRunTime: '2026-11-30 00:00:00',
    lastRunTime: '2026-11-23 00:00:00',
    lastRunStatus: 2,
    lastRunMs: 2450,
    can: ['query', 'get', 'edit', 'delete', 'stop', 'runTimer'],
    remark: 'The team looks at the new levels on Monday morning.',
  },
  {
    ...timer,
    id: '2',
    timerName: '结束到期的工单与规则',
    enName: 'End orders and rules that are over',
    vnName: 'Kết thúc đơn và quy tắc hết hạn',
    actionClass: 'end-expired-orders',
    action: { name: '结束到期的工单与规则', enName: 'End orders and rules that are over', vnName: 'Kết thúc đơn và quy tắc hết hạn' },
    cron: '10 16,17 * * *',
    timeZone: 'UTC',
    jobStatus: 1,
    isSystem: true,
    nextRunTime: '2026-11-24 16:10:00',
    lastRunTime: '2026-11-23 17:10:00',
    lastRunStatus: 3,
    lastRunMs: 90_000,
    can: ['query', 'get', 'stop', 'runTimer'],
  },
  {
    ...timer,
    id: '3',
    timerName: '每半小时清理会话',
    enName: 'Sessions every half hour',
    vnName: null,
    actionClass: 'purge-expired',
    action: purge,
    cron: '*/30 * * * *',
    timeZone: 'Asia/Ho_Chi_Minh',
    jobStatus: 2,
    isSystem: false,
    nextRunTime: null,
    lastRunTime: null,
    lastRunStatus: null,
    lastRunMs: null,
    can: ['query', 'get', 'edit', 'delete', 'start', 'runTimer'],
  },
];

const run = { serverName: 'server-1:5080', startedBy: null, attempt: 1, errorText: null };
const runRows = (timerId: string): Run[] => [
  {
    ...run,
    id: '13',
    timerId,
    slotTime: '2026-11-23 00:00:00',
    runStatus: 2,
    startTime: '2026-11-23 00:00:00',
    endTime: '2026-11-23 00:00:02',
    ms: 2450,
  },
  {
    ...run,
    id: '12',
    timerId,
    slotTime: '2026-11-16 00:00:00',
    runStatus: 3,
    attempt: 6,
    startTime: '2026-11-16 00:00:00',
    endTime: '2026-11-16 00:01:30',
    ms: 90_000,
    errorText: 'canceling statement due to statement timeout',
  },
  {
    ...run,
    id: '11',
    timerId,
    slotTime: '2026-11-09 00:00:00',
    runStatus: 4,
    attempt: 0,
    startTime: null,
    endTime: '2026-11-09 00:00:00',
    ms: null,
    serverName: null,
  },
];

/** A fresh fake server of timers. */
export function timerAnswers() {
  const { answers, rows } = fakeCrud({ api: sysTimersApi, rows: timerRows });
  const asked: Run[] = [];
  const turn = (id: string, jobStatus: 1 | 2) => {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    const can = (row?.can ?? []).filter((action) => action !== 'start' && action !== 'stop');
    if (row) rows[at] = { ...row, jobStatus, can: [...can, jobStatus === 1 ? 'stop' : 'start'] };
    return null;
  };
  return [
    ...answers,
    answer(sysTimersApi.start, ({ id }) => turn(id, 1)),
    answer(sysTimersApi.stop, ({ id }) => turn(id, 2)),
    answer(sysTimersApi.runNow, ({ id }) => {
      if (asked.some(({ timerId }) => timerId === id)) throw new Refusal(errors.timerBusy.code, errors.timerBusy.en);
      const ran = { startTime: '2026-11-23 02:00:00', endTime: '2026-11-23 02:00:01', ms: 840 };
      asked.push({ ...run, id: '99', timerId: id, slotTime: '2026-11-23 02:00:00', startedBy: 'admin', runStatus: 2, ...ran });
      return { id: '99' };
    }),
    answer(sysTimersApi.getActionClasses, () => [
      { actionClass: 'creator-stars', ...stars },
      { actionClass: 'purge-expired', ...purge },
    ]),
    answer(sysTimersApi.runs, ({ timerId, pageNo, pageSize }) => {
      const all = timerId === '3' ? [] : [...asked.filter((one) => one.timerId === timerId), ...runRows(timerId)];
      return { pageNo, pageSize, totalPage: 1, totalRows: all.length, rows: all };
    }),
    answer(sysTimersApi.nextRuns, ({ cron }) => {
      if (cron.trim().split(/\s+/).length !== 5)
        throw new Refusal(errors.timerScheduleWrong.code, errors.timerScheduleWrong.en, { cron: errors.timerScheduleWrong.en });
      return {
        times: [30, 31, 32, 33, 34].map((day) => new Date(Date.UTC(2026, 10, day, 1)).toISOString().slice(0, 19).replace('T', ' ')),
      };
    }),
  ];
}
