import { addDays } from '../../system/country';

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

interface Days {
  fromDay: string;
  toDay: string;
}

/** The whole weeks of some days, by their Mondays, and the days around them. */
export function weeksIn({ fromDay, toDay }: Days): { weeks: string[]; around: Days[] } {
  const first = mondayOf(addDays(fromDay, 6));
  const weeks: string[] = [];
  for (let week = first; addDays(week, 6) <= toDay; week = addDays(week, 7)) weeks.push(week);
  const last = weeks.at(-1);
  if (last === undefined) return { weeks, around: [{ fromDay, toDay }] };
  const around = [
    { fromDay, toDay: addDays(first, -1) },
    { fromDay: addDays(last, 7), toDay },
  ];
  return { weeks, around: around.filter((days) => days.fromDay <= days.toDay) };
}
