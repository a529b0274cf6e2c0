import { homePath } from '@backlot/auth-session';
import { useMemo } from 'react';
import { useApps } from '../apps/useApps';
import { flattenMenu, type MenuItem } from './buildMenuTree';

/** The menu of the active application. Home belongs to every application: where its own menu lacks it, it stands first. */
export function useMenu(): readonly MenuItem[] {
  const { tree, trees } = useApps();
  return useMemo(
    () =>
      withHome(
        tree,
        trees.flatMap((one) => one.tree),
      ),
    [tree, trees],
  );
}

/** A menu with the entry of the home page, taken from the menus of the other applications. */
export function withHome(tree: readonly MenuItem[], all: readonly MenuItem[]): readonly MenuItem[] {
  const isHome = ({ path, node }: MenuItem) => path === homePath && node.meta.show;
  if (tree.length === 0 || flattenMenu(tree).some(isHome)) return tree;
  const home = flattenMenu(all).find(isHome);
  return home ? [{ ...home, children: [] }, ...tree] : tree;
}
