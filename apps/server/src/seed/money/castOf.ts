import type { Db } from '../../db/database';
import { ownerOf } from '../../modules/base/download';
import { type Viewer, viewerFrom } from '../../modules/base/sight';

/** Who settles and pays the months of the demo: two of finance, and an administrator. */
export interface Cast {
  finance: Viewer;
  finance2: Viewer;
  admin: Viewer;
}

export async function castOf(db: Db, userIds: ReadonlyMap<string, string>): Promise<Cast | undefined> {
  const viewer = async (account: string) => {
    const owner = await ownerOf(db, { userId: userIds.get(account) ?? '0', language: 'en' });
    return owner && viewerFrom(db, owner);
  };
  const [finance, finance2, admin] = await Promise.all([viewer('finance'), viewer('finance2'), viewer('admin')]);
  return finance && finance2 && admin ? { finance, finance2, admin } : undefined;
}
