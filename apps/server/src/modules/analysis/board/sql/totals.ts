import { type SQL, sql } from 'drizzle-orm';
import { type Db } from '../../../../db/database';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { idsOf, type Subject } from '../subject';
import type { Window } from '../window';
import { countDone, type Figure } from './facts';
import { momentsOf } from './moments';
import { sold } from './sold';

export interface Look {
  subject: Subject;
  window: Window;
  now: Date;
}

/** A sum of a figure over one of the two periods; `bucket` is the day or the hour of GMV, null elsewhere. */
export interface Total {
  figure: Figure;
  period: 'now' | 'before';
  bucket: string | null;
  bd: string | null;
  amount: string;
  lines: number;
}

/** Sums of every figure, GMV by day or hour. */
export const totalsOf = (db: Db, look: Look): Promise<Total[]> =>
  jsonRowsOf(db, summed(look, { bucket: bucketOf(look), isByPerson: false }));

/** Sums of every figure by person. */
export const totalsByPerson = (db: Db, look: Look): Promise<Total[]> =>
  jsonRowsOf(db, summed(look, { bucket: sql`null::text`, isByPerson: true }));

/** Whose rows of which days. */
export const spanOf = (subject: Subject, { isToday }: Pick<Window, 'isToday'>) => ({
  people: idsOf(subject),
  country: subject.country,
  wholeDaysIn: isToday ? undefined : subject.timeZone,
});

function summed({ subject, window, now }: Look, { bucket, isByPerson }: { bucket: SQL; isByPerson: boolean }): SQL {
  const { begin, end, beforeBegin, beforeEnd } = momentsOf(window, subject, now);
  const span = { ...spanOf(subject, window), from: beforeBegin, to: end };
  const done = countDone(span, {
    now: (at) => sql`${at} >= ${begin} and ${at} < ${end}`,
    before: (at) => sql`${at} >= ${beforeBegin} and ${at} < ${beforeEnd}`,
    isByPerson,
  });
  return sql`
    select f.figure, case when f.at >= ${begin} then 'now' else 'before' end "period", ${bucket} bucket, ${isByPerson ? sql`f.bd::text` : sql`null::text`} bd,
      sum(f.amount)::numeric(18, 2)::text amount, sum(f.lines)::int lines
    from (${sold(span)}) f
    where f.at >= ${begin} or f.at < ${beforeEnd}
    group by 1, 2, 3, 4
    union all select s.figure, v.period, null::text, s.bd::text, v.n::numeric(18, 2)::text, v.n
    from (${done}) s cross join lateral (values ('now', s.now), ('before', s.before)) v("period", n) where v.n > 0`;
}

const bucketOf = ({ subject: { timeZone }, window: { isToday } }: Look): SQL =>
  sql`case when f.figure = 'gmv' then to_char(f.at at time zone ${timeZone}::text, ${isToday ? 'HH24' : 'YYYY-MM-DD'}::text) end`;
