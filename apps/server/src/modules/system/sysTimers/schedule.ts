import { CronExpressionParser } from 'cron-parser';
import { Refusal } from '../../../http/answers/refusal';

/** Five fields of cron, read in a zone. */
export interface Schedule {
  cron: string;
  timeZone: string;
}

/** Minute, hour, day, month and weekday: nothing runs more often than once a minute. */
const fiveFields = /^[\d*,/?\-a-z]+(?: +[\d*,/?\-a-z]+){4}$/i;

/** The first time after a moment; null where there is none. */
export function nextRun(schedule: Schedule, after: Date): Date | null {
  try {
    return parse(schedule, after).next().toDate();
  } catch {
    return null;
  }
}

/** The newest time of a schedule up to a moment, by which slots that were missed count as one. */
export function slotDue(schedule: Schedule, now: Date): Date | null {
  try {
    return parse(schedule, new Date(Math.floor(now.getTime() / 1000) * 1000 + 1000))
      .prev()
      .toDate();
  } catch {
    return null;
  }
}

/** The next times of a schedule; refuses one that cannot be read or never comes with 2022005. */
export function nextRuns(schedule: Schedule, after: Date, count: number): Date[] {
  if (!fiveFields.test(schedule.cron.trim())) throw wrong();
  try {
    const times = parse(schedule, after);
    return Array.from({ length: count }, () => times.next().toDate());
  } catch {
    throw wrong();
  }
}

const parse = ({ cron, timeZone }: Schedule, currentDate: Date) => CronExpressionParser.parse(cron.trim(), { tz: timeZone, currentDate });
const wrong = () => new Refusal('timerScheduleWrong', {}, { field: 'cron' });
