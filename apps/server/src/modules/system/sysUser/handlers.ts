import { sysUserApi } from '@backlot/contract';
import { and, asc, eq } from 'drizzle-orm';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { recordActivity } from '../../base/activity';
import { type ActivityEntry } from '../../../tables/base/activity';
import { hashPassword } from '../../account/auth';
import { lookAt, note, rehearse, rowForUpdate, rowOrRefuse, updateRow } from '../../base/crud';
import { exportNow } from '../../base/download';
import { dataScopeOf } from '../../base/dataScope';
import { endAndTell } from '../../account/session';
import { beginView } from '../sysRole';
import { namedLike } from '../../base/user';
import { users } from '../../../tables/base/user';
import { userCrud } from './crud';
import { grantHandlers } from './acts/grants';
import { newPassword } from './acts/newPassword';
import { resetFactor } from './acts/resetFactor';
import { refuseStronger, roleIdsOf } from './acts/roleGrant';
import { userForStatus } from './acts/status';
import { changeStatuses } from './acts/changeStatuses';
import { listed, within } from './visible';
import { userUndoers } from './acts/undoers';

export const sysUserModule = (services: Services) => {
  const { db } = services.database;
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const { handlers, source } = userCrud(services);
  return defineModule({
    api: sysUserApi,
    undoers: userUndoers(services),
    exports: [source],
    handlers: {
      ...handlers,
      exportFile: exportNow(services, source),
      ...grantHandlers(services),
      matching: userCrud(services).matching,
      selector: async ({ name }, call) =>
        db
          .select({ id: users.id, name: users.name, account: users.account })
          .from(users)
          .where(and(eq(users.status, 0), listed, within(await act(call)), name ? namedLike(name) : undefined))
          .orderBy(asc(users.name), asc(users.id))
          .limit(50),
      viewAs: async ({ id }, call) => {
        const actor = await act(call);
        await rowOrRefuse(db, { table: users, id, notFound: 'userNotFound', hidden: listed, within: within(actor) });
        await beginView(db, { actor, object: `sysUser:${id}`, roleIds: await roleIdsOf(db, id), personId: id });
        return {};
      },
      rehearseStatus: async ({ ids, status }, call) => {
        const actor = await act(call);
        return rehearse({
          ids,
          language: call.language,
          look: (id) =>
            lookAt(
              () => userForStatus(db, id, actor),
              async (user) => user.status !== status,
            ),
        });
      },
      changeStatus: async ({ ids, status, batch }, call) => {
        const entries: ActivityEntry[] = [];
        const result = await changeStatuses(services, { ids, status, call, changed: (entry) => entries.push(entry) });
        await recordActivity(db, { userId: call.caller.userId, batch, kind: 'sysUser.changeStatus', wish: { status }, entries });
        return result;
      },
      resetPwd: async ({ id }, call) => {
        const actor = await act(call);
        const made = newPassword();
        const passwordHash = await hashPassword(made);
        // Tried again after the answer was lost, the transaction answers the password that was set then.
        const password = await db.transaction(async (tx) => {
          await rowForUpdate(tx, { table: users, id, notFound: 'userNotFound', hidden: listed, within: within(actor) });
          await refuseStronger(tx, actor, id);
          await updateRow(tx, { table: users, id, set: { passwordHash }, userId: actor.caller.userId });
          await endAndTell(services, { userId: id, tx });
          await note(tx, { actor, action: 'sysUser.resetPwd', object: `sysUser:${id}` });
          return made;
        });
        return { password };
      },
      resetFactor: async ({ id }, call) => {
        await resetFactor(services, { id, actor: await act(call) });
        return null;
      },
    },
  });
};
