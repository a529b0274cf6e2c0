import type { Db } from '../../../db/database';
import type { RoleHolder } from '../role';
import { type Grants, grantsOf } from './grants';

const mostPeople = 10_000;

/**
 * Reads the grants of a person once per version. The version was read before the grants, so what is kept is never older
 * than its number; any change of roles, menus or grants counts the number up in its own transaction.
 */
export function grantReader(db: Db): (holder: RoleHolder, version: number) => Promise<Grants> {
  const kept = new Map<string, { version: number; grants: Grants }>();
  return async (holder, version) => {
    const key = holder.view ? `view ${holder.view.roleIds.join(' ')}` : holder.userId;
    const known = kept.get(key);
    if (known?.version === version) return known.grants;
    const grants = await grantsOf(db, holder);
    if (kept.size >= mostPeople) kept.clear();
    kept.set(key, { version, grants });
    return grants;
  };
}
