import type { MenuNode } from '@backlot/contract';

/** A menu node with its full path and its children, in the order the server sent. */
export interface MenuItem {
  node: MenuNode;
  /** Absolute path; relative ones are resolved against the parent. Empty for outer links. */
  path: string;
  /** The http(s) address of an outer link. */
  href: string | null;
  children: MenuItem[];
}

/**
 * Nests the flat menu list by parent id (spec section 2.2). A node whose parents are missing or form a circle becomes a
 * root, so that nothing granted is lost and nothing loops.
 */
export function buildMenuTree(nodes: readonly MenuNode[]): MenuItem[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const childrenOf = new Map<string, MenuNode[]>();
  const roots: MenuNode[] = [];
  for (const node of byId.values()) {
    if (!reachesRoot(node, byId)) roots.push(node);
    else childrenOf.set(node.pid, [...(childrenOf.get(node.pid) ?? []), node]);
  }
  const itemOf = (node: MenuNode, parentPath: string): MenuItem => {
    const href = outerLink(node);
    const path = href ? '' : join(parentPath, node.path);
    return { node, path, href, children: (childrenOf.get(node.id) ?? []).map((child) => itemOf(child, path)) };
  };
  return roots.map((node) => itemOf(node, ''));
}

/** Every item of a tree, parents before children. */
export const flattenMenu = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flattenMenu(item.children)]);

function reachesRoot(node: MenuNode, byId: ReadonlyMap<string, MenuNode>): boolean {
  const seen = new Set([node.id]);
  let parent = byId.get(node.pid);
  if (!parent) return false;
  while (parent) {
    if (seen.has(parent.id)) return false;
    seen.add(parent.id);
    parent = byId.get(parent.pid);
  }
  return true;
}

function outerLink({ meta, path }: MenuNode): string | null {
  const address = meta.link || (/^[a-z][a-z\d+.-]*:/i.test(path) ? path : '');
  return meta.target === '_blank' && /^https?:\/\//i.test(address) ? address : null;
}

function join(parent: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  return whole.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
}
