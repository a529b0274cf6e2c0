interface Node {
  id: string;
  pid: string;
}

/** Nodes in the order of the open tree: each parent before its children, siblings as given. Orphans and loops come last. */
export function inTreeOrder<N extends Node>(nodes: readonly N[]): N[] {
  const known = new Set(nodes.map(({ id }) => id));
  const children = Map.groupBy(nodes, ({ pid }) => (known.has(pid) ? pid : '0'));
  const ordered = new Set<N>();
  const open = (id: string) => {
    for (const node of children.get(id) ?? []) {
      if (ordered.has(node)) continue;
      ordered.add(node);
      open(node.id);
    }
  };
  open('0');
  return [...ordered, ...nodes.filter((node) => !ordered.has(node))];
}
