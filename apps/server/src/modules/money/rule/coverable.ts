import type { OutputOf, ParsedInputOf, ruleApi } from '@backlot/contract';
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import type { Language } from '../../../db/Language';
import { nameIn } from '../../../http/requests/nameIn';
import { orgs } from '../../../tables/base/org';
import { roles, userRoles } from '../../../tables/base/role';
import { users } from '../../../tables/base/user';
import { workOrders } from '../../../tables/trade/order';

type Found = OutputOf<typeof ruleApi.coverable>;

/** Of each kind. */
const most = 15;

/** What a rule of a country can be limited to: its people, teams and work orders, found by name or number. */
export async function coverable(
  db: Db,
  { country, dimension, searchValue }: ParsedInputOf<typeof ruleApi.coverable>,
  language: Language,
): Promise<Found> {
  const role = dimension === 1 ? 'bd' : 'teamLeader';
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.country, country),
        ne(users.status, 2),
        inArray(
          users.id,
          db
            .select({ id: userRoles.userId })
            .from(userRoles)
            .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.code, role))),
        ),
        searchValue ? contains(users.name, searchValue) : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(most);
  const teams = await db
    .select({ id: orgs.id, name: orgs.name, enName: orgs.enName, vnName: orgs.vnName })
    .from(orgs)
    .where(
      and(
        eq(orgs.country, country),
        ne(orgs.status, 2),
        isNotNull(orgs.country),
        searchValue ? sql`(${contains(orgs.name, searchValue)} or ${contains(sql`coalesce(${orgs.enName}, '')`, searchValue)})` : undefined,
      ),
    )
    .orderBy(asc(orgs.sort), asc(orgs.id))
    .limit(most);
  const orders = searchValue
    ? await db
        .select({ id: workOrders.id, name: workOrders.workOrderNo })
        .from(workOrders)
        .where(and(eq(workOrders.country, country), ne(workOrders.status, 2), contains(workOrders.workOrderNo, searchValue)))
        .orderBy(asc(workOrders.workOrderNo))
        .limit(most)
    : [];
  return [
    ...people.map(({ id, name }) => ({ scopeType: 1, scopeId: id, name })),
    ...teams.map(({ id, ...names }) => ({ scopeType: 2, scopeId: id, name: nameIn(language, names) })),
    ...orders.map(({ id, name }) => ({ scopeType: 3, scopeId: id, name })),
  ];
}
