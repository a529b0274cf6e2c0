import { type SQL, sql } from 'drizzle-orm';
import { ups, works } from '../../../tables/creators/creator';
import type { Viewer } from '../../base/sight';
import { upsInSight } from '../../creators/creator';
import { worksOfShop } from './worksOfShop';

/** SQL: works that somebody sees: those of creators in sight; a merchant those with own goods (domain/model 2.5). */
export const worksInSight = (viewer: Viewer): SQL =>
  viewer.persona === 'shop'
    ? sql`${works.id} in ${worksOfShop(viewer.shopId ?? '0')}`
    : sql`exists (select 1 from ${ups} where ${ups.id} = ${works.upId} and ${upsInSight(viewer)})`;
