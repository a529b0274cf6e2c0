import { type OutputOf, papersLife, type shopApi } from '@backlot/contract';
import { and } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { inState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import { shopCertifications } from '../../../tables/merchants/certification';
import { allowedEvents } from '../../base/transition';
import { users } from '../../../tables/base/user';
import { certificationPolicy } from './certificationPolicy';
import type { ShopRow } from './shopOf';

type Row = OutputOf<typeof shopApi.detail>;

/** Merchants as the contract promises them; `can` holds what the state allows (domain/life-cycles 3.1). */
export async function presentShops(db: Db, rows: readonly ShopRow[], actor: Actor): Promise<Row[]> {
  if (rows.length === 0) return [];
  const { caller, scope } = actor;
  const ids = rows.map(({ id }) => id);
  const peopleIds = rows.flatMap(({ userId, ownerBdId }) => [userId, ownerBdId]).flatMap((id) => id ?? []);
  const [people, waiting] = await together(db, (at) =>
    Promise.all([
      at.select({ id: users.id, name: users.name, account: users.account }).from(users).where(inIds(users.id, peopleIds)),
      at
        .select()
        .from(shopCertifications)
        .where(and(inIds(shopCertifications.shopId, ids), inState(papersLife, shopCertifications, 'pending'))),
    ]),
  );
  const papersOf = new Map(waiting.map((papers) => [papers.shopId, papers]));
  const byId = new Map(people.map((person) => [person.id, person]));
  const held = actionsOf(caller, 'shop');
  return rows.map((row) => {
    const [account, owner] = [byId.get(row.userId ?? ''), byId.get(row.ownerBdId ?? '')];
    const isOwn = scope.all || row.userId === caller.userId;
    const papers = papersOf.get(row.id);
    const allowed = allowedEvents(certificationPolicy, { shop: row, papers }, actor);
    const may = (action: string) => {
      if (action === 'audit') return allowed.includes('pass');
      if (action === 'revoke') return allowed.includes('revoke');
      return !['edit', 'delete'].includes(action) || isOwn;
    };
    return {
      ...row,
      country: row.country as Row['country'],
      account: account ? { id: account.id, name: account.account } : null,
      papersWait: papers !== undefined,
      owner: owner ? { id: owner.id, name: owner.name } : null,
      certifiedTime: row.certifiedTime && presentTime(row.certifiedTime),
      createTime: presentTime(row.createTime),
      can: held.filter(may),
    };
  });
}
