/** An organisation of the flat tree. */
export interface OrgNode {
  readonly id: string;
  /** Id of the parent; anything that is not in the list is a root. */
  readonly pid: string | null;
  /** 0 enabled; everything else is outside every scope. Absent means enabled. */
  readonly status?: number;
}

/** An organisation and everything below it. A loop in the parents ends where it began. */
export function orgAndBelow(orgTree: readonly OrgNode[], orgId: string): string[] {
  const children = childrenOf(orgTree);
  const found = new Set([orgId]);
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child);
  return [...found];
}

/** The organisations above the given ones, shown as context around what is in scope. */
export function orgsAbove(orgTree: readonly OrgNode[], orgIds: readonly string[]): string[] {
  const parents = new Map(orgTree.map((org) => [org.id, org.pid]));
  const given = new Set(orgIds);
  const above = new Set<string>();
  for (const orgId of orgIds) {
    let parent = parents.get(orgId) ?? null;
    while (parent !== null && parents.has(parent) && !above.has(parent)) {
      above.add(parent);
      parent = parents.get(parent) ?? null;
    }
  }
  return [...above].filter((id) => !given.has(id));
}

function childrenOf(orgTree: readonly OrgNode[]): Map<string | null, string[]> {
  const children = new Map<string | null, string[]>();
  for (const { id, pid } of orgTree) {
    const siblings = children.get(pid);
    if (siblings) siblings.push(id);
    else children.set(pid, [id]);
  }
  return children;
}
