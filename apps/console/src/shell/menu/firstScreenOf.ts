import { flattenMenu, type MenuItem } from './buildMenuTree';
import { resolveMenuPath } from './resolveMenuPath';

/** The path of the first shown screen of a menu; undefined for a menu without one. */
export const firstScreenOf = (tree: readonly MenuItem[]): string | undefined =>
  flattenMenu(tree).find(({ node, path, href }) => !href && node.meta.show && resolveMenuPath(tree, path).kind === 'screen')?.path;
