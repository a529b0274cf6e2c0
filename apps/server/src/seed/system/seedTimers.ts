import { namesOf } from '../../db/namesOf';
import { codeOf, timerLife, timerRunLife, type Words } from '@backlot/contract';
import { isNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { nextRun, slotDue } from '../../modules/system/sysTimers';
import { timerRuns, timers } from '../../tables/system/timer';
import { seededRandom } from '../demo/random';

interface DemoTimer {
  names: Words;
  actionClass: string;
  cron: string;
  timeZone: string;
  isRunning: boolean;
  remark: string;
  /** Runs to look at. */
  runs: number;
  /** Milliseconds that one takes. */
  ms: number;
}

const demoTimers: readonly DemoTimer[] = [
  {
    names: { en: 'Star levels before the weekly meeting', 'zh-CN': '例会前更新达人星级', vn: 'Cập nhật hạng sao trước họp tuần' },
    actionClass: 'creator-stars',
    cron: '0 8 * * 1',
    timeZone: 'Asia/Manila',
    isRunning: true,
    remark: 'The team looks at the new levels on Monday morning.',
    runs: 6,
    ms: 900,
  },
  {
    names: { en: 'Figures of creators at noon', 'zh-CN': '工作日中午保存达人数据', vn: 'Lưu số liệu KOL giữa trưa' },
    actionClass: 'creator-days',
    cron: '0 12 * * 1-5',
    timeZone: 'Asia/Ho_Chi_Minh',
    isRunning: true,
    remark: 'A second look at the day while campaigns run.',
    runs: 24,
    ms: 2400,
  },
  {
    names: { en: 'Clean-up of files on the first', 'zh-CN': '每月首日清理文件', vn: 'Dọn tệp đầu tháng' },
    actionClass: 'remove-unused-files',
    cron: '30 2 1 * *',
    timeZone: 'Asia/Singapore',
    isRunning: false,
    remark: 'Stopped: the nightly clean-up does the same.',
    runs: 2,
    ms: 5200,
  },
];

/** Timers of people, with what became of their last runs. Adds nothing where there are any. */
export async function seedTimers(db: Db, { today, rootId }: { today: Date; rootId: string | undefined }): Promise<void> {
  const [known] = await db.select({ id: timers.id }).from(timers).where(isNull(timers.systemJob)).limit(1);
  if (known) return;
  const random = seededRandom(22);
  for (const { names, isRunning, runs, ms, ...timer } of demoTimers) {
    const { name: timerName, enName, vnName } = namesOf(names);
    const [row] = await db
      .insert(timers)
      .values({
        ...timer,
        timerName,
        enName,
        vnName,
        jobStatus: codeOf(timerLife, isRunning ? 'running' : 'stopped'),
        nextRunTime: isRunning ? nextRun(timer, today) : null,
        createUser: rootId ?? null,
        createTime: today,
      })
      .returning({ id: timers.id });
    if (row)
      await db.insert(timerRuns).values(
        slotsBefore(timer, today, runs).map((slotTime, index) => ({
          timerId: row.id,
          slotTime,
          serverName: 'backlot-demo:5080',
          startTime: new Date(slotTime.getTime() + 400),
          endTime: new Date(slotTime.getTime() + 400 + Math.round(ms * (0.7 + random() * 0.6))),
          ...outcomeOf(index),
        })),
      );
  }
}

/** Most go well, one was tried twice, one went wrong. */
function outcomeOf(index: number) {
  if (index === 2)
    return { runStatus: codeOf(timerRunLife, 'failed'), attempt: 6, errorText: 'canceling statement due to statement timeout' };
  return { runStatus: codeOf(timerRunLife, 'done'), attempt: index === 4 ? 2 : 1, errorText: null };
}

function slotsBefore(schedule: { cron: string; timeZone: string }, moment: Date, count: number): Date[] {
  const slots: Date[] = [];
  let before = moment;
  while (slots.length < count) {
    const slot = slotDue(schedule, before);
    if (!slot) break;
    slots.push(slot);
    before = new Date(slot.getTime() - 1000);
  }
  return slots;
}
