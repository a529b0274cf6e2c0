import { sysRoleApi } from '@backlot/contract';
import { type DataScopeType, mayGrantScope } from '@backlot/permissions';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Actor, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { defineModule } from '../../../http/module';
import { nameIn } from '../../../http/requests/nameIn';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { lockArea, note, rowForUpdate, rowOrRefuse, updateRow } from '../../base/crud';
import { dataScopeOf, keptOrgs, orgsOfRoles, setRoleOrgs, showsMore } from '../../base/dataScope';
import { rolesOf } from '../../base/role';
import { roles } from '../../../tables/base/role';
import { beginView, finishView } from './beginView';
import { orgsOfHolders, peopleOf, roleCrud } from './crud';
import { holdersOf } from './holders';
import { type MenuGrant, menuIdsOf, planMenuGrant, storeMenuGrant } from './menuGrant';
import { refuseOutOfReach } from './reach';

export const sysRoleModule = (services: Services) => {
  const { db } = services.database;
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const { handlers, source } = roleCrud(services);
  return defineModule({
    api: sysRoleApi,
    exports: [source],
    handlers: {
      ...handlers,
      dropDown: async (_input, { caller }) => (caller.adminType === '1' ? enabledRoles(db) : rolesOf(db, caller)),
      holders: (_input, { caller }) => holdersOf(db, caller),
      ownMenu: async ({ id }) => {
        const { version } = await roleOf(db, id);
        return { menuIds: await menuIdsOf(db, id), version };
      },
      previewGrantMenu: async ({ id, grantMenuIdList }, call) => {
        await roleOf(db, id);
        const plan = await planMenuGrant(db, { roleId: id, menuIds: grantMenuIdList, actor: await act(call) });
        return { ...namesOf(plan, call), users: (await peopleOf(db, [id])).get(id) ?? 0 };
      },
      grantMenu: async ({ id, version, grantMenuIdList }, call) => {
        const actor = await act(call);
        await changeRole(db, { id, version, actor }, async (tx) => {
          const plan = await planMenuGrant(tx, { roleId: id, menuIds: grantMenuIdList, actor });
          await storeMenuGrant(tx, id, plan);
          await note(tx, {
            actor,
            action: 'sysRole.grantMenu',
            object: `sysRole:${id}`,
            detail: { added: plan.added.map(({ code }) => code), removed: plan.removed.map(({ code }) => code) },
          });
        });
        return {};
      },
      viewAs: async ({ id }, call) => {
        const { status } = await roleOf(db, id);
        if (status !== 0) throw new Refusal('roleNotFound');
        await beginView(db, { actor: await act(call), object: `sysRole:${id}`, roleIds: [id], personId: null });
        return {};
      },
      stopView: async (_input, call) => {
        await finishView(db, await act(call));
        return {};
      },
      ownData: async ({ id }) => {
        const { version, dataScopeType } = await roleOf(db, id);
        return { dataScopeType: dataScopeType as DataScopeType, orgIds: (await orgsOfRoles(db, [id])).get(id) ?? [], version };
      },
      grantData: async ({ id, version, dataScopeType, grantOrgIdList }, call) => {
        const actor = await act(call);
        const orgIds = dataScopeType === 5 ? [...new Set(grantOrgIdList)] : [];
        await changeRole(db, { id, version, actor, set: { dataScopeType } }, async (tx, before) => {
          await refuseOutOfReach(tx, actor, id);
          await refuseWiderScope(tx, actor, { roleId: id, dataScopeType, orgIds });
          await setRoleOrgs(tx, id, orgIds);
          await note(tx, {
            actor,
            action: 'sysRole.grantData',
            object: `sysRole:${id}`,
            detail: { dataScopeType: [before.dataScopeType, dataScopeType], orgIds },
          });
        });
        return {};
      },
    },
  });
};

const enabledRoles = (db: Db) =>
  db
    .select({ id: roles.id, code: roles.code, name: roles.name, enName: roles.enName, vnName: roles.vnName })
    .from(roles)
    .where(eq(roles.status, 0))
    .orderBy(asc(roles.sort), asc(roles.id));

const wanted = (id: string) => ({ table: roles, id, notFound: 'roleNotFound' as const, within: undefined });
const roleOf = (db: Db, id: string) => rowOrRefuse(db, wanted(id));

interface RoleChange {
  id: string;
  version: number;
  actor: Actor;
  set?: Partial<typeof roles.$inferInsert>;
}

/** Changes a role that is still at the version that was read (system-pages 1.9, defect 24). */
function changeRole(
  db: Db,
  { id, version, actor, set = {} }: RoleChange,
  change: (tx: Db, before: typeof roles.$inferSelect) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockArea(tx, 'sysRole');
    const before = await rowForUpdate(tx, wanted(id));
    if (before.version !== version) throw new Refusal('versionConflict');
    await change(tx, before);
    await updateRow(tx, { table: roles, id, version, set, userId: actor.caller.userId });
  });
}

/** Refuses with 1013003 a scope that only administrators of type '1' hand out, or that would show anybody who holds the role more than the own. */
async function refuseWiderScope(
  db: Db,
  { caller, scope }: Actor,
  { roleId, ...grant }: { roleId: string; dataScopeType: DataScopeType; orgIds: string[] },
): Promise<void> {
  if (caller.adminType !== '1' && grant.dataScopeType === 1) throw new Refusal('noDataPermission');
  if (!mayGrantScope(scope, grant)) throw new Refusal('noDataPermission');
  if (!scope.all && (await showsMore(db, scope, { roles: [grant], orgIds: await orgsOfHolders(db, roleId) })))
    throw new Refusal('noDataPermission');
  const known = new Set((await keptOrgs(db)).map(({ id }) => id));
  if (!grant.orgIds.every((id) => known.has(id))) throw new Refusal('orgNotFound');
}

const namesOf = ({ added, removed }: MenuGrant, { language }: Call) => ({
  added: added.map((menu) => nameIn(language, menu)),
  removed: removed.map((menu) => nameIn(language, menu)),
});
