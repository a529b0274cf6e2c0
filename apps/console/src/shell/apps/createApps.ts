import { type AppEntry, type LoginUser, menuApi } from '@backlot/contract';
import type { Client } from '@backlot/api-client';
import type { Session } from '@backlot/auth-session';
import { activateApp, appsOf } from '@backlot/permissions';
import { buildMenuTree, flattenMenu, type MenuItem } from '../menu/buildMenuTree';
import { createEmitter } from '../console/createEmitter';
import { readKeptApps, writeKeptApps } from './keptApps';

/** The applications of the signed-in person and the menu of the active one. */
export interface AppsSnapshot {
  apps: readonly AppEntry[];
  active: AppEntry | undefined;
  tree: readonly MenuItem[];
  /** The menus of every application, the active one first: tabs of another one stay open. */
  trees: readonly AppTree[];
}

/** An application with its menu. */
export interface AppTree {
  app: AppEntry;
  tree: readonly MenuItem[];
}

/** The application list as a store (spec section 4, "Application switch"). */
export interface AppsState {
  get(): AppsSnapshot;
  subscribe(listener: () => void): () => void;
  /** Takes over the list of a person who was just loaded; keeps the application that was open before. */
  prepare(user: LoginUser): Promise<void>;
  /** Fetches the menus of an application and makes it the only active one. */
  switchTo(code: string): Promise<AppsSnapshot>;
  /** Another application whose menu knows a path, so that a pasted link opens there. */
  appOfPath(path: string): AppEntry | undefined;
}

export function createApps({ client, session }: { client: Client; session: Session }): AppsState {
  const changes = createEmitter<undefined>();
  let snapshot = nothing;
  let preparedFor: LoginUser | undefined;

  const keep = (apps: readonly AppEntry[]) => {
    const { active } = appsOf({ apps });
    const trees = apps
      .map((app) => ({ app, tree: buildMenuTree(app.menu) }))
      .toSorted((one, other) => Number(other.app === active) - Number(one.app === active));
    snapshot = { apps, active, trees, tree: trees.find(({ app }) => app === active)?.tree ?? [] };
    const { user } = session.getSnapshot();
    if (user) writeKeptApps({ userId: user.id, apps });
    changes.emit(undefined);
  };

  const switchTo = async (code: string) => {
    const menu = await client.call(menuApi.change, { application: code });
    // Taken from this person since the list was loaded: there is nothing to switch to.
    if (menu.length === 0) throw new Error();
    keep(activateApp(snapshot.apps, { code, menu }) as readonly AppEntry[]);
    return snapshot;
  };

  session.subscribe(() => {
    if (session.getSnapshot().status !== 'anonymous') return;
    preparedFor = undefined;
    snapshot = nothing;
  });

  return {
    get: () => snapshot,
    subscribe: changes.subscribe,
    async prepare(user) {
      if (preparedFor === user) return;
      const isFirst = preparedFor?.id !== user.id;
      preparedFor = user;
      const opened = isFirst ? readKeptApps(user.id) : snapshot.active?.code;
      const { active } = appsOf(user);
      keep(active ? (activateApp(user.apps, { code: active.code, menu: user.menus }) as readonly AppEntry[]) : user.apps);
      if (opened && opened !== active?.code && user.apps.some((app) => app.code === opened)) {
        await switchTo(opened).catch(() => undefined);
      }
    },
    switchTo,
    appOfPath: (path) =>
      snapshot.trees.find(({ app, tree }) => app !== snapshot.active && flattenMenu(tree).some((item) => item.path === path))?.app,
  };
}

const nothing: AppsSnapshot = { apps: [], active: undefined, tree: [], trees: [] };
