import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { orgs } from '../../../tables/base/org';
import { users } from '../../../tables/base/user';
import { workOrders } from '../../../tables/trade/order';
import type { RuleDraft } from './draft';

type Named = PgTable & Record<'id' | 'status' | 'country', AnyPgColumn>;

/** What a scope of each type names. */
const tables = { 1: users, 2: orgs, 3: workOrders } as const satisfies Record<number, Named>;

/** Refuses scopes that name one twice, and people, teams and orders that are not there or of another country (1020002). */
export async function checkScopes(tx: Db, { scopes = [], country }: RuleDraft): Promise<void> {
  if (new Set(scopes.map(({ scopeType, scopeId }) => `${scopeType}:${scopeId}`)).size < scopes.length)
    throw refuseField('scopes', { en: 'A scope is named twice.', 'zh-CN': '适用范围重复。', vn: 'Phạm vi bị trùng.' });
  for (const type of [1, 2, 3] as const) {
    const ids = scopes.filter(({ scopeType }) => scopeType === type).map(({ scopeId }) => scopeId);
    if (ids.length === 0) continue;
    const table: Named = tables[type];
    const known = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, ids), ne(table.status, 2), or(isNull(table.country), eq(table.country, country))));
    if (known.length < ids.length) throw new Refusal('notFound', {}, { field: 'scopes' });
  }
}
