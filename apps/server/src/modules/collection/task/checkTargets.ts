import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { connectors } from '../../../tables/collection/connector';
import { ups, works } from '../../../tables/creators/creator';
import { shops } from '../../../tables/merchants/merchant';
import { upsInSight } from '../../creators/creator';
import type { Viewer } from '../../base/sight';
import { connectorNamed } from '../connectors';

export interface Target {
  targetType: 1 | 2 | 3;
  targetId: string;
}

interface Wish {
  objectType: number;
  connectorId: string;
  targets: readonly Target[];
}

/** What a connector must be able to tell for each object; an object without one cannot be collected yet. */
const needs: Readonly<Record<number, 'profile' | 'works' | 'comments' | 'audience' | 'orders' | undefined>> = {
  1: 'profile',
  2: 'works',
  3: 'comments',
  4: 'audience',
  5: 'orders',
};

/**
 * Refuses what cannot be collected: no targets (1029004), a connector that cannot tell it, creators and works out of sight or of
 * another channel (1020002). Answers the channel, and the creator of each target.
 */
export async function checkTargets(
  tx: Db,
  { objectType, connectorId, targets }: Wish,
  viewer: Viewer,
): Promise<{ webId: number; upIdOf: ReadonlyMap<string, string> }> {
  const [row] = await tx
    .select()
    .from(connectors)
    .where(and(eq(connectors.id, connectorId), ne(connectors.status, 2)));
  if (!row) throw new Refusal('notFound', {}, { field: 'connectorId' });
  const need = needs[objectType];
  if (need === undefined || !connectorNamed(row.provider).capabilities.includes(need)) throw refuseField('objectType', cannotTell);
  if (targets.length === 0) throw new Refusal('taskWithoutTargets', {}, { field: 'targets' });
  const { webId } = row;
  // Orders are a merchant's, everything else a creator's; of a work there is neither a profile nor a follower.
  if (objectType === ordersObject) return { webId, upIdOf: await merchantsOf(tx, targets, viewer) };
  if (targets.some(({ targetType }) => targetType === 3 || ((objectType === 1 || objectType === 4) && targetType === 2)))
    throw refuseField('targets', creatorsOnly);
  const upIdOf = new Map<string, string>();
  const idsOf = (type: number) => targets.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId);
  const sight = and(upsInSight(viewer), eq(ups.webId, webId));
  for (const { id } of await tx
    .select({ id: ups.id })
    .from(ups)
    .where(and(inArray(ups.id, idsOf(1)), sight)))
    upIdOf.set(`1:${id}`, id);
  const found = await tx
    .select({ id: works.id, upId: works.upId })
    .from(works)
    .innerJoin(ups, eq(ups.id, works.upId))
    .where(and(inArray(works.id, idsOf(2)), sight));
  for (const { id, upId } of found) upIdOf.set(`2:${id}`, upId);
  if (targets.some(({ targetType, targetId }) => !upIdOf.has(`${targetType}:${targetId}`)))
    throw new Refusal('notFound', {}, { field: 'targets' });
  return { webId, upIdOf };
}

const ordersObject = 5;

/** Merchants that somebody who sees all of them chose; their jobs are no creator's. */
async function merchantsOf(tx: Db, targets: readonly Target[], viewer: Viewer): Promise<Map<string, string>> {
  if (targets.some(({ targetType }) => targetType !== 3)) throw refuseField('targets', merchantsOnly);
  const ids = targets.map(({ targetId }) => targetId);
  const found = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(inArray(shops.id, ids), ne(shops.status, 2)));
  const known = new Set(found.map(({ id }) => id));
  if (viewer.persona !== 'all' || ids.some((id) => !known.has(id))) throw new Refusal('notFound', {}, { field: 'targets' });
  return new Map(ids.map((id) => [`3:${id}`, '0']));
}

const cannotTell = {
  en: 'This connector does not tell that.',
  'zh-CN': '该接口不提供此类数据。',
  vn: 'Kết nối này không cung cấp dữ liệu đó.',
};

const merchantsOnly = { en: 'Choose merchants.', 'zh-CN': '请选择商家。', vn: 'Hãy chọn nhà bán hàng.' };
const creatorsOnly = { en: 'Choose creators.', 'zh-CN': '请选择达人。', vn: 'Hãy chọn KOL.' };
