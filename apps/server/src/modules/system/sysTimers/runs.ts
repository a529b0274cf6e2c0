import type { OutputOf, ParsedInputOf, sysTimersApi } from '@backlot/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import { listPage } from '../../../db/list/listPage';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { timerRuns } from '../../../tables/system/timer';
import { lostMark } from './plan';

type Run = typeof timerRuns.$inferSelect;

const { slotTime } = timerRuns;
const sorting = { sorts: { slotTime }, fallback: { by: slotTime, order: 'descend' } } as const;

const lost: Record<Language, string> = {
  en: 'The server that ran it stopped answering.',
  'zh-CN': '执行它的服务器已失去响应。',
  vn: 'Máy chủ đang chạy tác vụ đã ngừng phản hồi.',
};

/** A page of the runs of a timer, newest first. */
export async function pageOfRuns(
  db: Db,
  query: ParsedInputOf<typeof sysTimersApi.runs>,
  language: Language,
): Promise<OutputOf<typeof sysTimersApi.runs>> {
  const { timerId, runStatus } = query;
  const where = and(eq(timerRuns.timerId, timerId), runStatus?.length ? inArray(timerRuns.runStatus, runStatus) : undefined);
  const { rows, totalRows } = await listPage(db, { table: timerRuns, where, ...sorting }, query);
  return presentPage({ ...query, totalRows, rows: (rows as unknown as Run[]).map((run) => present(run, language)) });
}

function present({ slotTime: slot, startTime, endTime, errorText, ...run }: Run, language: Language) {
  return {
    ...run,
    slotTime: presentTime(slot),
    startTime: startTime && presentTime(startTime),
    endTime: endTime && presentTime(endTime),
    ms: startTime && endTime && endTime.getTime() - startTime.getTime(),
    errorText: errorText === lostMark ? lost[language] : errorText,
  };
}
