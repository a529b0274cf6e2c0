import type { sysUserApi } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { type Actor, actorOf } from '../../../../http/requests/actor';
import type { Call } from '../../../../http/requests/call';
import { inBatch } from '../../../../http/requests/inBatch';
import type { Handlers } from '../../../../http/module';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { recordActivity } from '../../../base/activity';
import { type ActivityEntry } from '../../../../tables/base/activity';
import { lockArea, lookAt, note, rehearse, rowForUpdate, rowOrRefuse, updateRow } from '../../../base/crud';
import { dataScopeOf, keptOrgs, orgsOfUser, setUserOrgs } from '../../../base/dataScope';
import { users } from '../../../../tables/base/user';
import { refuseUnheldRoles, refuseWiderRoles, roleChange, roleIdsOf, storeRoleChange } from './roleGrant';
import { listed, within } from '../visible';

interface RoleWish {
  add: readonly string[];
  remove: readonly string[];
}

type Grants = Pick<Handlers<typeof sysUserApi>, 'ownRole' | 'grantRole' | 'rehearseRoles' | 'changeRoles' | 'ownData' | 'grantData'>;

/** Roles and organisations of users: nobody hands out what they do not hold (system-pages 1.6, quality section 5, C-29). */
export function grantHandlers({ database: { db } }: Services): Grants {
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const wanted = (id: string, actor: Actor) => ({
    table: users,
    id,
    notFound: 'userNotFound' as const,
    hidden: listed,
    within: within(actor),
  });
  const userOf = (tx: Db, id: string, actor: Actor) => rowOrRefuse(tx, wanted(id, actor));

  const changeUser = (
    wish: { id: string; version?: number; actor: Actor },
    change: (tx: Db, user: typeof users.$inferSelect) => Promise<Record<string, unknown> | undefined>,
    action: string,
  ) =>
    db.transaction(async (tx) => {
      const { id, version, actor } = wish;
      await lockArea(tx, 'sysUser');
      const user = await rowForUpdate(tx, wanted(id, actor));
      if (version !== undefined && user.version !== version) throw new Refusal('versionConflict');
      const detail = await change(tx, user);
      if (!detail) return undefined;
      await updateRow(tx, { table: users, id, version: user.version, set: {}, userId: actor.caller.userId });
      await note(tx, { actor, action, object: `sysUser:${id}`, detail });
      return { name: user.name, detail };
    });

  /** What would change; refused where the person would see more than the caller. */
  const plannedRoles = async (tx: Db, { id, orgId }: Pick<typeof users.$inferSelect, 'id' | 'orgId'>, wish: RoleWish, actor: Actor) => {
    const change = await roleChange(tx, id, wish);
    await refuseWiderRoles(tx, actor, { orgId, roleIds: change.added });
    return change.added.length + change.removed.length > 0 ? change : undefined;
  };

  const applyRoles = async (tx: Db, user: typeof users.$inferSelect, wish: RoleWish, actor: Actor) => {
    const change = await plannedRoles(tx, user, wish, actor);
    if (change) await storeRoleChange(tx, user.id, change);
    return change && { ...change };
  };

  return {
    ownRole: async ({ id }, call) => {
      const { version } = await userOf(db, id, await act(call));
      return { roleIds: await roleIdsOf(db, id), version };
    },
    grantRole: async ({ id, version, grantRoleIdList }, call) => {
      const actor = await act(call);
      await changeUser(
        { id, version, actor },
        async (tx, user) => {
          const held = await roleIdsOf(tx, id);
          const wish = { add: grantRoleIdList, remove: held.filter((roleId) => !grantRoleIdList.includes(roleId)) };
          const { added, removed } = await roleChange(tx, id, wish);
          await refuseUnheldRoles(tx, actor, added);
          if (actor.caller.adminType !== '1') await refuseUnheldRoles(tx, actor, removed);
          return applyRoles(tx, user, wish, actor);
        },
        'sysUser.grantRole',
      );
      return null;
    },
    rehearseRoles: async ({ ids, add, remove }, call) => {
      const actor = await act(call);
      await refuseUnheldRoles(db, actor, [...add, ...remove]);
      return rehearse({
        ids,
        language: call.language,
        look: (id) =>
          lookAt(
            () => userOf(db, id, actor),
            async (user) => Boolean(await plannedRoles(db, user, { add, remove }, actor)),
          ),
      });
    },
    changeRoles: async ({ ids, add, remove, batch }, call) => {
      const actor = await act(call);
      await refuseUnheldRoles(db, actor, [...add, ...remove]);
      const entries: ActivityEntry[] = [];
      const change = async (id: string) => {
        const before = await changeUser({ id, actor }, (tx, user) => applyRoles(tx, user, { add, remove }, actor), 'sysUser.changeRoles');
        if (before) entries.push({ id, name: before.name, before: before.detail });
      };
      const result = await inBatch({ ids, language: call.language, act: change });
      await recordActivity(db, { userId: actor.caller.userId, batch, kind: 'sysUser.changeRoles', wish: { add, remove }, entries });
      return result;
    },
    ownData: async ({ id }, call) => {
      const { version } = await userOf(db, id, await act(call));
      return { orgIds: await orgsOfUser(db, id), version };
    },
    grantData: async ({ id, version, grantOrgIdList }, call) => {
      const actor = await act(call);
      await changeUser(
        { id, version, actor },
        async (tx) => {
          const before = await orgsOfUser(tx, id);
          const orgIds = await orgsToGrant(tx, actor, { before, wanted: [...new Set(grantOrgIdList)] });
          await setUserOrgs(tx, id, orgIds);
          return { orgIds: [before, orgIds] };
        },
        'sysUser.grantData',
      );
      return null;
    },
  };
}

/** The organisations wished for, all within the own scope; those outside of it stay as they are. */
async function orgsToGrant(
  db: Db,
  { scope }: Actor,
  { before, wanted }: { before: readonly string[]; wanted: readonly string[] },
): Promise<string[]> {
  const isForeign = (id: string) => !scope.all && !scope.orgIds.includes(id);
  if (wanted.some((id) => isForeign(id) && !before.includes(id))) throw new Refusal('noDataPermission');
  const known = new Set((await keptOrgs(db)).map(({ id }) => id));
  if (!wanted.every((id) => known.has(id))) throw new Refusal('orgNotFound');
  return [...new Set([...wanted, ...before.filter(isForeign)])];
}
