import type { OutputOf, sysFileOnlineApi } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import { users } from '../../../tables/base/user';
import type { documents } from '../../../tables/system/document';

type Row = OutputOf<typeof sysFileOnlineApi.detail>;

/** Documents as the contract promises them, without what they say. */
export async function presentDocuments(db: Db, rows: readonly (typeof documents.$inferSelect)[], { caller }: Actor): Promise<Row[]> {
  const names = await namesOf(
    db,
    rows.map(({ updateUser, createUser }) => updateUser ?? createUser),
  );
  const can = actionsOf(caller, 'sysFileOnline');
  return rows.map(({ id, version, name, format, remark, characters, versionNo, changeTime, updateUser, createUser }) => ({
    id,
    version,
    can,
    name,
    format,
    remark,
    content: null,
    characters,
    versionNo,
    changeTime: presentTime(changeTime),
    changeUserName: names.get(updateUser ?? createUser ?? '') ?? null,
  }));
}

/** What people are called, by their ids. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const found = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, wanted));
  return new Map(found.map(({ id, name }) => [id, name]));
}
