import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { orgs } from '../../../tables/base/org';
import { users } from '../../../tables/base/user';
import { holdsPermission, type Viewer, viewerId } from '../../base/sight';
import { type CountryCode, countryOf } from '../../system/country';

/** Whose board: a person of a team, or all of it. */
export interface Subject {
  team: { id: string; name: string; enName: string | null; vnName: string | null };
  bd: { id: string; name: string } | null;
  country: CountryCode;
  currency: string;
  timeZone: string;
}

export interface Asked {
  bdId?: string | undefined;
  orgId?: string | undefined;
}

/** SQL: people who bring creators in; the others of a team are not measured. */
export const isBd: SQL = sql`(${users.status} = 0 and ${holdsPermission(sql`${users.id}`, 'workOrderBd.submitUp')})`;

/** SQL: people whose figures this person may see (domain/roles 7.3). Undefined for all. */
function peopleInSight({ persona, scope, caller }: Viewer): SQL | undefined {
  if (persona === 'all') return undefined;
  return persona === 'team' ? inArray(users.orgId, [...scope.orgIds]) : eq(users.id, caller.userId);
}

const columns = {
  id: users.id,
  name: users.name,
  orgId: orgs.id,
  orgName: orgs.name,
  enName: orgs.enName,
  vnName: orgs.vnName,
  country: sql<CountryCode>`${orgs.country}`,
};

/** Everybody whose board may be seen, team by team. */
export const peopleOf = (db: Db, viewer: Viewer, which?: SQL) =>
  db
    .select(columns)
    .from(users)
    .innerJoin(orgs, eq(orgs.id, users.orgId))
    .where(and(isBd, eq(orgs.status, 0), sql`${orgs.country} is not null`, peopleInSight(viewer), which))
    .orderBy(asc(orgs.sort), asc(orgs.id), asc(users.account));

/** The board that is asked for, or the own one: a BD's, else that of the first team in sight. What is not in sight is answered like what is not there. */
export async function subjectOf(db: Db, { bdId, orgId }: Asked, viewer: Viewer): Promise<Subject> {
  if (viewer.persona === 'bd' && orgId) throw new Refusal('notFound');
  const wanted = bdId ?? (viewer.persona === 'bd' ? viewerId(viewer) : undefined);
  const [found] = await peopleOf(db, viewer, and(wanted ? eq(users.id, wanted) : undefined, orgId ? eq(orgs.id, orgId) : undefined)).limit(
    1,
  );
  if (!found) throw new Refusal('notFound');
  const { currency, timeZone } = countryOf(found.country);
  return {
    team: { id: found.orgId, name: found.orgName, enName: found.enName, vnName: found.vnName },
    bd: wanted ? { id: found.id, name: found.name } : null,
    country: found.country,
    currency,
    timeZone,
  };
}

/** SQL: ids of the people whose rows a board adds up. */
export const idsOf = ({ bd, team }: Subject): SQL =>
  bd ? sql`select ${bd.id}::bigint` : sql`select ${users.id} from ${users} where ${eq(users.orgId, team.id)}`;
