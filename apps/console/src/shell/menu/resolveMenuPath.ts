import { flattenMenu, type MenuItem } from './buildMenuTree';

/** What a path of the menu leads to. */
export type MenuTarget =
  | { kind: 'screen'; item: MenuItem; component: string; trail: MenuItem[] }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' };

/**
 * Resolves a path through the menu tree: a node with a component is a screen, a node with a redirect or with children
 * leads on, anything else is unknown. Redirects that lead in a circle are unknown.
 */
export function resolveMenuPath(tree: readonly MenuItem[], pathname: string): MenuTarget {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const item = find(tree, path);
  if (!item) return { kind: 'unknown' };
  if (item.node.component && !containers.has(item.node.component)) {
    return { kind: 'screen', item, component: item.node.component, trail: trailTo(tree, item) };
  }
  const to = destination(tree, item);
  return to ? { kind: 'redirect', to } : { kind: 'unknown' };
}

/** Parents of an item, outermost first, and the item itself. */
export function trailTo(tree: readonly MenuItem[], item: MenuItem): MenuItem[] {
  for (const root of tree) {
    if (root === item) return [root];
    const below = trailTo(root.children, item);
    if (below.length > 0) return [root, ...below];
  }
  return [];
}

/** Layout names of the server that hold children and draw nothing themselves. */
const containers = new Set(['RouteView', 'PageView', 'BlankLayout', 'BasicLayout', 'Layout']);

/** The item of a path; where a directory and a screen share a path, the screen. */
function find(tree: readonly MenuItem[], path: string): MenuItem | undefined {
  const items = flattenMenu(tree).filter((item) => item.path === path);
  return items.find(({ node }) => node.component && !containers.has(node.component)) ?? items[0];
}

function destination(tree: readonly MenuItem[], start: MenuItem): string | undefined {
  const seen = new Set<MenuItem>();
  let item: MenuItem | undefined = start;
  while (item && !seen.has(item)) {
    seen.add(item);
    const { redirect, component } = item.node;
    if (component && !containers.has(component)) return item.path;
    const next: string | undefined = redirect?.startsWith('/') ? redirect : item.children.find(({ href }) => !href)?.path;
    if (next === undefined) return undefined;
    const known = find(tree, next);
    if (!known) return next === redirect ? next : undefined;
    item = known;
  }
  return undefined;
}
