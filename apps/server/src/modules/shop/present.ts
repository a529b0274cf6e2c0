import type { OutputOf, shopApi } from '@backlot/contract';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { presentTime } from '../../db/presentTime';
import { type Actor, actionsOf } from '../../http/actor';
import { users } from '../user';
import { papersWait } from './papersWait';
import type { ShopRow } from './shopOf';
import { shops } from './tables';

type Row = OutputOf<typeof shopApi.detail>;

/** Merchants as the contract promises them; `can` holds what the state allows (domain/life-cycles 3.1). */
export async function presentShops(db: Db, rows: readonly ShopRow[], { caller, scope }: Actor): Promise<Row[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.flatMap(({ userId, ownerBdId }) => [userId, ownerBdId]).flatMap((id) => id ?? []))];
  const people =
    ids.length > 0
      ? await db.select({ id: users.id, name: users.name, account: users.account }).from(users).where(inArray(users.id, ids))
      : [];
  const waiting = await db
    .select({ id: shops.id })
    .from(shops)
    .where(
      and(
        inArray(
          shops.id,
          rows.map(({ id }) => id),
        ),
        papersWait,
      ),
    );
  const waits = new Set(waiting.map(({ id }) => id));
  const byId = new Map(people.map((person) => [person.id, person]));
  const held = actionsOf(caller, 'shop');
  return rows.map((row) => {
    const [account, owner] = [byId.get(row.userId ?? ''), byId.get(row.ownerBdId ?? '')];
    const isOwn = scope.all || row.userId === caller.userId;
    const may = (action: string) => {
      if (action === 'audit') return row.shopStatus === 1 || row.shopStatus === 2;
      if (action === 'revoke') return row.shopStatus === 2;
      return !['edit', 'delete'].includes(action) || isOwn;
    };
    return {
      ...row,
      country: row.country as Row['country'],
      account: account ? { id: account.id, name: account.account } : null,
      papersWait: waits.has(row.id),
      owner: owner ? { id: owner.id, name: owner.name } : null,
      certifiedTime: row.certifiedTime && presentTime(row.certifiedTime),
      createTime: presentTime(row.createTime),
      can: held.filter(may),
    };
  });
}
