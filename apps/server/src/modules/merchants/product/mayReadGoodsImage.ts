import { goodsLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { notInState } from '../../../db/inState';
import { type Caller, holds } from '../../../http/requests/caller';
import { dataScopeOf } from '../../base/dataScope';
import { goodsWithin } from './within';
import { goods } from '../../../tables/merchants/product';

/** Whether a file is the picture of a product that this person may see. */
export async function mayReadGoodsImage(db: Db, fileId: string, caller: Caller): Promise<boolean> {
  if (!holds(caller, 'goods.get')) return false;
  const scope = await dataScopeOf(db, caller);
  const [row] = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.mainImage, fileId), notInState(goodsLife, goods, 'deleted'), goodsWithin({ scope, caller })))
    .limit(1);
  return row !== undefined;
}
