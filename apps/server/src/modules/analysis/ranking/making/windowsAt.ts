import { rankPeriods } from '@backlot/contract';
import { addDays, dayIn } from '../../../system/country';
import type { Window } from './Window';

/** Lists become final at this hour of the day after (domain/metrics 5.5). */
const finalHour = 6;

const hourMs = 3_600_000;
const overallDays = 365;

interface At {
  country: string;
  now: Date;
}

/** The newest window of each period in a country: of the days that are over. */
export function windowsAt({ country, now }: At): Window[] {
  const lastDay = addDays(dayIn(country, now), -1);
  const isSettled = isAfterFinalHour({ country, lastDay, time: now });
  const windowOf = (period: keyof typeof rankPeriods, key: string, firstDay: string, isOver: boolean): Window => ({
    period: rankPeriods[period],
    country,
    key,
    firstDay,
    lastDay,
    isFinal: isOver && isSettled,
    at: now,
  });
  const monday = addDays(lastDay, 1 - weekdayOf(lastDay));
  return [
    windowOf('daily', lastDay, lastDay, true),
    windowOf('weekly', weekOf(lastDay), monday, weekdayOf(lastDay) === 7),
    windowOf('monthly', lastDay.slice(0, 7), `${lastDay.slice(0, 7)}-01`, addDays(lastDay, 1).endsWith('-01')),
    windowOf('overall', lastDay, addDays(lastDay, 1 - overallDays), true),
  ];
}

/** Whether the lists up to a day are final by the clock. */
export const isAfterFinalHour = ({ country, lastDay, time }: { country: string; lastDay: string; time: Date }): boolean =>
  dayIn(country, new Date(time.getTime() - finalHour * hourMs)) > lastDay;

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The ISO week of a day: `2026-W47`. It belongs to the year that its Thursday lies in. */
export function weekOf(day: string): string {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const dayOfYear = (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)) / (24 * hourMs);
  return `${thursday.slice(0, 4)}-W${String(Math.floor(dayOfYear / 7) + 1).padStart(2, '0')}`;
}
