import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { Actor } from '../../../../http/requests/actor';
import { Refusal } from '../../../../http/answers/refusal';
import type { ActivityEntry } from '../../../../tables/base/activity';
import { note, updateRow } from '../../../base/crud';
import { users } from '../../../../tables/base/user';
import { refuseStronger } from './roleGrant';
import { within } from '../visible';

type User = typeof users.$inferSelect;

/** A user whose status may be changed: in scope (1013003), not deleted (1017003), no super administrator (2020006), not oneself (2020009). */
export async function userForStatus(db: Db, id: string, actor: Actor): Promise<User> {
  const scope = within(actor);
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), scope));
  if (!user) throw new Refusal(scope ? 'noDataPermission' : 'userNotFound');
  if (user.status === 2) throw new Refusal('deletedRecord');
  if (user.adminType === '1') throw new Refusal('superAdminStatusKept');
  if (id === actor.caller.userId) throw new Refusal('ownAccountKept');
  await refuseStronger(db, actor, id);
  return user;
}

interface StatusChange {
  id: string;
  status: 0 | 1;
  actor: Actor;
}

/** Enables or disables one user; answers the name and the former status if that changed anything. */
export const changeStatus = (db: Db, { id, status, actor }: StatusChange): Promise<ActivityEntry | undefined> =>
  db.transaction(async (tx) => {
    const user = await userForStatus(tx, id, actor);
    if (user.status === status) return undefined;
    await updateRow(tx, { table: users, id, version: user.version, set: { status }, userId: actor.caller.userId });
    await note(tx, { actor, action: 'sysUser.changeStatus', object: `sysUser:${id}`, detail: { status: [user.status, status] } });
    return { id, name: user.name, before: user.status };
  });
