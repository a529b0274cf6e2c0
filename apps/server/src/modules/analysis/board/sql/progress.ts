import { targetMetrics, type TargetMetric } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { performanceTargets } from '../../../../tables/analysis/target';
import { addDays, countryOf, dayIn } from '../../../system/country';
import type { Subject } from '../subject';
import { countDone } from './facts';
import { midnight } from './moments';
import { sold } from './sold';
import { type Look, spanOf } from './totals';

/** How far the month of today is. */
interface MonthSoFar {
  month: string;
  daysDone: number;
  daysInMonth: number;
}

export function monthSoFar({ country }: Pick<Subject, 'country'>, now: Date): MonthSoFar {
  const today = dayIn(country, now);
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return { month: today.slice(0, 7), daysDone: day - 1, daysInMonth: daysIn(year, month) };
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Days of `2026-11`. */
export const lengthOf = (month: string): number => daysIn(Number(month.slice(0, 4)), Number(month.slice(5)));

interface Progress {
  figure: TargetMetric;
  done: string;
  /** Null where no day of the month is over. */
  forecast: string | null;
}

const paceDays = 7;

/** What the month has brought until yesterday, and what it will have at the pace of the last seven whole days. */
export function progressOf(db: Db, { subject, now }: Look): Promise<Progress[]> {
  const { month, daysDone, daysInMonth } = monthSoFar(subject, now);
  const today = dayIn(subject.country, now);
  const at = (day: string) => midnight(day, subject.timeZone);
  const [first, pace] = [`${month}-01`, addDays(today, -paceDays)];
  const span = { ...spanOf(subject, { isToday: false }), from: at(first < pace ? first : pace), to: at(today) };
  const since = (day: string) => (moment: SQL) => sql`${moment} >= ${at(day)} and ${moment} < ${at(today)}`;
  const known = sql.join(
    Object.keys(targetMetrics).map((metric) => sql`(${metric})`),
    sql`, `,
  );
  return jsonRowsOf(
    db,
    sql`
    select m.figure, coalesce(s.done, 0)::numeric(18, 2)::text done,
      case when ${daysDone}::int > 0 then round(coalesce(s.done, 0) + coalesce(s.recent, 0) * ${daysInMonth - daysDone}::int / ${paceDays}::int,
        case when m.figure = 'gmv' then ${countryOf(subject.country).scale}::int else 0 end)::numeric(18, 2)::text end forecast
    from (values ${known}) m(figure)
    left join (
      select f.figure, sum(f.amount) filter (where f.at >= ${at(first)}) done, sum(f.amount) filter (where f.at >= ${at(pace)}) recent
      from (${sold(span)}) f group by 1
      union all select n.figure, n.now, n.before from (${countDone(span, { now: since(first), before: since(pace) })}) n) s on s.figure = m.figure`,
  );
}

export interface TargetOf {
  subjectId: string;
  month: string;
  metric: number;
  amount: string | null;
}

/** Targets of a team and of the people in it, for some months. */
export const targetsOf = (db: Db, { team }: Subject, months: readonly string[]): Promise<TargetOf[]> =>
  jsonRowsOf(
    db,
    sql`select ${performanceTargets.subjectId}::text "subjectId", ${performanceTargets.month} as month, ${performanceTargets.metric} metric, ${performanceTargets.amount}::text amount
      from ${performanceTargets} where ${performanceTargets.month} = any(${`{${months.join(',')}}`}::text[]) and ${performanceTargets.amount} is not null
        and ((${performanceTargets.subjectType} = 2 and ${performanceTargets.subjectId} = ${team.id})
          or (${performanceTargets.subjectType} = 1 and ${performanceTargets.subjectId} in (select id from users where org_id = ${team.id})))`,
  );
