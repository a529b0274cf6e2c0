import { sysMenuApi } from '@backlot/contract';
import { orgAndBelow, orgsAbove } from '@backlot/permissions';
import type { Db } from '../../../db/database';
import { folds } from '../../../db/list/contains';
import { together } from '../../../db/together/together';
import { actionsOf, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { enabledApps } from '../../base/app';
import { changesOf, lockArea, note, updateRow } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { inTreeOrder } from '../../base/menu';
import { menus } from '../../../tables/base/menu';
import { heldMenuIds } from '../sysRole';
import { checkMenu, type MenuDraft } from './checkMenu';
import { presentMenu, valuesOf } from './present';
import { dropGrants, keptMenus, type Menu, moveMenus, saveNotes } from './store';

export const sysMenuModule = (services: Services) => {
  const { db } = services.database;
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  return defineModule({
    api: sysMenuApi,
    handlers: {
      list: async ({ name, application }, { caller }) => {
        const all = (await keptMenus(db)).filter((menu) => !application || menu.application === application);
        const found = name ? all.filter((menu) => folds([menu.name, menu.enName, menu.vnName], name)).map(({ id }) => id) : undefined;
        const shown = found && new Set([...found, ...orgsAbove(all, found)]);
        const can = actionsOf(caller, 'sysMenu');
        return inTreeOrder(shown ? all.filter(({ id }) => shown.has(id)) : all).map((menu) => presentMenu(menu, can));
      },
      apps: () => enabledApps(db),
      tree: async ({ application }) =>
        inTreeOrder((await keptMenus(db)).filter((menu) => menu.application === application && menu.type !== 2)).map(pick),
      treeForGrant: async (_input, { caller }) => {
        const [held, all] = await together(db, (at) => Promise.all([heldMenuIds(at, caller), keptMenus(at)]));
        return inTreeOrder(all.filter(({ id, status }) => status === 0 && (!held || held.has(id)))).map(pick);
      },
      detail: async ({ id }, { caller }) => presentMenu(find(await keptMenus(db), id), actionsOf(caller, 'sysMenu')),
      add: async (draft, call) => {
        const actor = await act(call);
        return alone(db, async (tx) => {
          await checkMenu(tx, { draft, before: undefined, all: await keptMenus(tx), actor });
          const [added] = await tx
            .insert(menus)
            .values({ ...valuesOf(draft), createUser: actor.caller.userId })
            .returning();
          if (!added) throw new Error('The menu was not stored.');
          await saveNotes(tx, added.id, notesOf(draft));
          await note(tx, { actor, action: 'sysMenu.add', object: `sysMenu:${added.id}`, detail: changesOf({}, added) });
          return { id: added.id };
        });
      },
      edit: async ({ id, version, ...draft }, call) => {
        const actor = await act(call);
        await alone(db, async (tx) => {
          const all = await keptMenus(tx);
          const before = find(all, id);
          if (before.version !== version) throw new Refusal('versionConflict');
          await checkMenu(tx, { draft, before, all, actor });
          const after = await updateRow(tx, { table: menus, id, version, set: valuesOf(draft), userId: actor.caller.userId });
          await saveNotes(tx, id, notesOf(draft));
          if (before.application !== draft.application) await moveMenus(tx, orgAndBelow(all, id), draft.application);
          await note(tx, {
            actor,
            action: 'sysMenu.edit',
            object: `sysMenu:${id}`,
            detail: changesOf(before, { ...after, ...notesOf(draft) }),
          });
        });
        return null;
      },
      delete: async ({ id }, call) => {
        const actor = await act(call);
        return alone(db, async (tx) => {
          const all = await keptMenus(tx);
          const menu = find(all, id);
          const subtree = orgAndBelow(all, id);
          const roles = await dropGrants(tx, subtree);
          for (const menuId of subtree) await updateRow(tx, { table: menus, id: menuId, set: { status: 2 }, userId: actor.caller.userId });
          await note(tx, {
            actor,
            action: 'sysMenu.delete',
            object: `sysMenu:${id}`,
            detail: { name: menu.name, deleted: subtree.length, roles },
          });
          return { deleted: subtree.length, roles };
        });
      },
    },
  });
};

const pick = ({ id, pid, name, enName, vnName, application, type, weight }: Menu) => ({
  id,
  parentId: pid,
  name,
  enName,
  vnName,
  application,
  type,
  weight,
});

const notesOf = ({ weight, remark }: MenuDraft) => ({ weight, remark: remark || null });

function find(all: readonly Menu[], id: string): Menu {
  const menu = all.find((one) => one.id === id);
  if (!menu) throw new Refusal('menuNotFound');
  return menu;
}

/** One change of the tree at a time, so that its rules hold over all of it. */
const alone = <Result>(db: Db, change: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await lockArea(tx, 'sysMenu');
    return change(tx);
  });
