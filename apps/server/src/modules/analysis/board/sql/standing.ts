import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { orgs } from '../../../../tables/base/org';
import { users } from '../../../../tables/base/user';
import { isBd } from '../subject';
import { factsOf } from './facts';
import { momentsOf } from './moments';
import { type Look, spanOf } from './totals';

/** A BD of the country with the GMV of both periods. */
export interface Standing {
  id: string;
  name: string;
  teamId: string;
  now: string;
  before: string;
}

/** Every BD of the country by GMV, the largest first. */
export function standingOf(db: Db, { subject, window, now }: Look): Promise<Standing[]> {
  const { begin, end, beforeBegin, beforeEnd } = momentsOf(window, subject, now);
  const everybody = sql`select ${users.id} from ${users} join ${orgs} on ${orgs.id} = ${users.orgId} where ${eq(orgs.country, subject.country)}`;
  const facts = factsOf({ ...spanOf(subject, window), people: everybody, from: beforeBegin, to: end }, 'gmv');
  return jsonRowsOf(
    db,
    sql`
    select ${users.id}::text id, ${users.name} "name", ${users.orgId}::text "teamId", coalesce(g.now, 0)::numeric(18, 2)::text now, coalesce(g.before, 0)::numeric(18, 2)::text before
    from ${users} join ${orgs} on ${orgs.id} = ${users.orgId}
    left join (
      select f.bd, sum(f.amount) filter (where f.at >= ${begin}) now, sum(f.amount) filter (where f.at < ${beforeEnd} and f.at < ${begin}) before
      from (${facts}) f group by f.bd) g on g.bd = ${users.id}
    where ${eq(orgs.country, subject.country)} and ${isBd}
    order by coalesce(g.now, 0) desc, ${users.name}`,
  );
}

/** The place of a BD among some: whoever has more stands before. */
export function placeOf(id: string, among: readonly Standing[]) {
  const own = among.find((one) => one.id === id);
  const before = (period: 'now' | 'before') => among.filter((one) => Number(one[period]) > Number(own?.[period] ?? 0)).length;
  return { place: before('now') + 1, placeBefore: before('before') + 1, of: among.length };
}
