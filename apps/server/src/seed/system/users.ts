import type { Db } from '../../db/database';
import { positions } from '../../tables/system/sysPos';
import { roles, userRoles } from '../../tables/base/role';
import { users } from '../../tables/base/user';
import type { Person } from './people';

interface Accounts {
  people: Person[];
  /** One hash for all: they share one password, and hashing a hundred times would take seconds. */
  makePasswordHash: () => Promise<string>;
  orgIds: Map<string, string>;
}

/** Adds the demo accounts that are not there yet, with their roles; answers id by account. */
export async function seedUsers(db: Db, { people, makePasswordHash, orgIds }: Accounts): Promise<Map<string, string>> {
  const positionIds = await idsByCode(db, positions);
  const roleIds = await idsByCode(db, roles);
  const known = await idsByAccount(db);
  const fresh = people.filter(({ account }) => !known.has(account));
  if (fresh.length === 0) return known;
  const passwordHash = await makePasswordHash();
  const added = await db
    .insert(users)
    .values(
      fresh.map(({ account, name, adminType, country, org, phone, position }) => ({
        account,
        name,
        adminType,
        country,
        phone,
        passwordHash,
        email: `${account.toLowerCase()}@demo.backlot.example`,
        isAbroad: country !== null,
        orgId: orgIds.get(org) ?? null,
        positionId: position === null ? null : (positionIds.get(position) ?? null),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: users.id, account: users.account });
  const roleOf = new Map(fresh.map(({ account, role }) => [account, role]));
  const held = added.flatMap(({ id, account }) => {
    const roleId = roleIds.get(roleOf.get(account) ?? '');
    return roleId ? [{ userId: id, roleId }] : [];
  });
  if (held.length > 0) await db.insert(userRoles).values(held).onConflictDoNothing();
  return idsByAccount(db);
}

async function idsByCode(db: Db, table: typeof roles | typeof positions): Promise<Map<string, string>> {
  const rows = await db.select({ id: table.id, code: table.code }).from(table as typeof roles);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function idsByAccount(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: users.id, account: users.account }).from(users);
  return new Map(rows.map(({ id, account }) => [account, id]));
}
