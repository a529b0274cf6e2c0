import { type SQL, sql } from 'drizzle-orm';
import { ups, works } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';
import type { Viewer } from '../../base/sight';
import { upsInSight } from '../../creators/creator';

/** SQL: works that somebody sees: those of creators in sight; a merchant those with own goods (domain/model 2.5). */
export const worksInSight = (viewer: Viewer): SQL =>
  viewer.persona === 'shop'
    ? sql`${works.goodsIds} && array(select ${goods.id} from ${goods} where ${goods.shopId} = ${viewer.shopId ?? '0'})`
    : sql`exists (select 1 from ${ups} where ${ups.id} = ${works.upId} and ${upsInSight(viewer)})`;
