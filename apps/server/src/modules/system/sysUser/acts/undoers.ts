import { type BatchResult, errors } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Call } from '../../../../http/requests/call';
import { errorText } from '../../../../http/requests/language';
import type { Services } from '../../../../services';
import type { Undoer } from '../../../base/activity';
import type { ActivityEntry } from '../../../../tables/base/activity';
import { users } from '../../../../tables/base/user';
import { changeStatuses } from './changeStatuses';
import { grantHandlers } from './grants';
import { roleIdsOf } from './roleGrant';

type Roles = Record<'added' | 'removed', string[]>;

/** The ways back of what is done to several users at once. Rows that were changed again since stay as they are. */
export function userUndoers(services: Services): Undoer[] {
  const { db } = services.database;
  const statusOf = async (id: string) => (await db.select({ status: users.status }).from(users).where(eq(users.id, id)))[0]?.status;

  const undoStatus = async (entries: readonly ActivityEntry[], { status }: Record<string, unknown>, call: Call) => {
    const result: BatchResult = { ok: [], failed: [] };
    for (const { id, before } of entries) {
      const part =
        (await statusOf(id)) === status
          ? await changeStatuses(services, { ids: [id], status: before === 1 ? 1 : 0, call })
          : changedSince(id, call);
      take(result, part);
    }
    return result;
  };

  const undoRoles = async (entries: readonly ActivityEntry[], _wish: Record<string, unknown>, call: Call) => {
    const { changeRoles } = grantHandlers(services);
    const result: BatchResult = { ok: [], failed: [] };
    for (const { id, before } of entries) {
      const { added, removed } = before as Roles;
      const held = await roleIdsOf(db, id);
      const isAsLeft = added.every((role) => held.includes(role)) && removed.every((role) => !held.includes(role));
      take(result, isAsLeft ? await changeRoles({ ids: [id], add: removed, remove: added }, call) : changedSince(id, call));
    }
    return result;
  };
  return [
    { kind: 'sysUser.changeStatus', permission: 'sysUser.edit', undo: undoStatus },
    { kind: 'sysUser.changeRoles', permission: 'sysUser.grant', undo: undoRoles },
  ];
}

const changedSince = (id: string, { language }: Call): BatchResult => ({
  ok: [],
  failed: [{ id, code: errors.changedSince.code, message: errorText('changedSince', language) }],
});

function take(whole: BatchResult, { ok, failed }: BatchResult): void {
  whole.ok.push(...ok);
  whole.failed.push(...failed);
}
