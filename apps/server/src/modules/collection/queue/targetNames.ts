import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { ups, works } from '../../../tables/creators/creator';
import { shops } from '../../../tables/merchants/merchant';

interface Target {
  targetType: number;
  targetId: string;
}

/** Names of creators, `@handle`, titles of works and names of merchants, with the creator of each, by `type:id`. */
export async function targetNames(db: Db, targets: readonly Target[]): Promise<Map<string, { name: string; upId: string | null }>> {
  const idsOf = (type: number) => [...new Set(targets.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId))];
  const [upIds, workIds, shopIds] = [idsOf(1), idsOf(2), idsOf(3)];
  const names = new Map<string, { name: string; upId: string | null }>();
  if (upIds.length > 0)
    for (const { id, upNumber } of await db.select({ id: ups.id, upNumber: ups.upNumber }).from(ups).where(inArray(ups.id, upIds)))
      names.set(`1:${id}`, { name: `@${upNumber}`, upId: id });
  if (workIds.length > 0)
    for (const { id, descr, platformWorkId, upId } of await db
      .select({ id: works.id, descr: works.descr, platformWorkId: works.platformWorkId, upId: works.upId })
      .from(works)
      .where(inArray(works.id, workIds)))
      names.set(`2:${id}`, { name: descr ?? platformWorkId, upId });
  if (shopIds.length > 0)
    for (const { id, name } of await db.select({ id: shops.id, name: shops.shopName }).from(shops).where(inArray(shops.id, shopIds)))
      names.set(`3:${id}`, { name, upId: null });
  return names;
}
