import { type SQL, sql } from 'drizzle-orm';
import { type Db } from '../../../../db/database';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { idsOf, type Subject } from '../subject';
import type { Window } from '../window';
import { type Figure, factsOf } from './facts';
import { momentsOf } from './moments';

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
  jsonRowsOf(db, summed(look, { bucket: bucketOf(look), bd: sql`null::text` }));

/** Sums of every figure by person. */
export const totalsByPerson = (db: Db, look: Look): Promise<Total[]> =>
  jsonRowsOf(db, summed(look, { bucket: sql`null::text`, bd: sql`f.bd::text` }));

/** Whose rows of which days. */
export const spanOf = (subject: Subject, { isToday }: Pick<Window, 'isToday'>) => ({
  people: idsOf(subject),
  country: subject.country,
  wholeDaysIn: isToday ? undefined : subject.timeZone,
});

function summed({ subject, window, now }: Look, { bucket, bd }: { bucket: SQL; bd: SQL }): SQL {
  const { begin, end, beforeBegin, beforeEnd } = momentsOf(window, subject, now);
  return sql`
    select f.figure, case when f.at >= ${begin} then 'now' else 'before' end "period", ${bucket} bucket, ${bd} bd,
      sum(f.amount)::numeric(18, 2)::text amount, sum(f.lines)::int lines
    from (${factsOf({ ...spanOf(subject, window), from: beforeBegin, to: end })}) f
    where f.at >= ${begin} or f.at < ${beforeEnd}
    group by 1, 2, 3, 4`;
}

const bucketOf = ({ subject: { timeZone }, window: { isToday } }: Look): SQL =>
  sql`case when f.figure = 'gmv' then to_char(f.at at time zone ${timeZone}::text, ${isToday ? 'HH24' : 'YYYY-MM-DD'}::text) end`;
