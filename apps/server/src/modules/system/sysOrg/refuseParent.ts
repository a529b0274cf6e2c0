import { orgAndBelow } from '@backlot/permissions';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { keptOrgs } from '../../base/dataScope';

interface Placing {
  pid: string;
  /** The organisation as it is; undefined for a new one. */
  before: { id: string; pid: string } | undefined;
  actor: Actor;
}

/** Refuses a place in the tree: below itself, below nothing that exists, or outside the scope; roots are for administrators of type '1'. */
export async function refuseParent(db: Db, { pid, before, actor: { scope, caller } }: Placing): Promise<void> {
  if (before && pid === before.id) throw new Refusal('orgParentIsSelf', {}, { field: 'pid' });
  if (before?.pid === pid) return;
  if (pid === '0') {
    if (caller.adminType !== '1') throw new Refusal('noDataPermission');
    return;
  }
  const tree = await keptOrgs(db);
  const subtree = before ? orgAndBelow(tree, before.id) : [];
  if (subtree.includes(pid)) throw new Refusal('orgParentIsChild', {}, { field: 'pid' });
  // What lies below comes along: brought under an organisation of the own, it would come into scope.
  if (!scope.all && ![pid, ...subtree].every((id) => scope.orgIds.includes(id))) throw new Refusal('noDataPermission');
  if (!tree.some(({ id }) => id === pid)) throw new Refusal('orgNotFound', {}, { field: 'pid' });
}
