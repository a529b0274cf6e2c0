import type { AppTree } from '../apps/createApps';
import { type MenuTarget, resolveMenuPath } from './resolveMenuPath';

type ScreenTarget = Extract<MenuTarget, { kind: 'screen' }>;

/** The screen of a path in the menu of the active application, else in another one; tabs stay open across applications. */
export function screenAt(trees: readonly AppTree[], path: string): (AppTree & { target: ScreenTarget }) | undefined {
  for (const { app, tree } of trees) {
    const target = resolveMenuPath(tree, path);
    if (target.kind === 'screen') return { app, tree, target };
  }
  return undefined;
}
