import type { demandApi, ParsedInputOf } from '@backlot/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { checkScale } from '../../system/country';
import { goodsOf } from '../../merchants/product';
import { shopOfUser } from '../../merchants/merchant';
import { checkWanted } from '../parts';
import { ups } from '../../../tables/creators/creator';

export type DemandDraft = ParsedInputOf<typeof demandApi.add>;

/** The wanted time of a form runs forwards. */
export const endBeforeBegin = () =>
  refuseField('expectEnd', {
    en: 'The end is not before the beginning.',
    'zh-CN': '结束日期不能早于开始日期。',
    vn: 'Ngày kết thúc không trước ngày bắt đầu.',
  });

/** Refuses a draft whose product is not the merchant's own, or whose amounts, days or creators do not fit. */
export async function checkForm(db: Db, draft: DemandDraft, actor: Actor): Promise<void> {
  const goods = await goodsOf(db, draft.goodsId);
  if (!goods) throw new Refusal('notFound', {}, { field: 'goodsId' });
  await requireShop(db, draft, goods.shopId, actor);
  checkScale({ budget: draft.budget, upShotCost: draft.upShotCost }, goods.currency);
  if (draft.expectBegin && draft.expectEnd && draft.expectEnd < draft.expectBegin) throw endBeforeBegin();
  checkWanted(draft);
  await checkWishes(db, draft, goods.country);
}

/** A merchant writes forms for its own products only; an administrator names the merchant. */
async function requireShop(db: Db, { shopId }: DemandDraft, shopOfGoods: string, { scope, caller }: Actor): Promise<void> {
  if (!scope.all) {
    const own = await shopOfUser(db, caller.userId);
    if (shopId !== undefined && shopId !== own?.id) throw new Refusal('notFound', {}, { field: 'shopId' });
    if (own?.id !== shopOfGoods) throw new Refusal('notFound', {}, { field: 'goodsId' });
    return;
  }
  if (shopId === undefined)
    throw refuseField('shopId', { en: 'Choose the merchant.', 'zh-CN': '请选择商家。', vn: 'Hãy chọn nhà bán hàng.' });
  if (shopId !== shopOfGoods) throw new Refusal('goodsOfOtherShop', {}, { field: 'goodsId' });
}

async function checkWishes(db: Db, { ups: wishes = [] }: DemandDraft, country: string): Promise<void> {
  const ids = wishes.map(({ upId }) => upId);
  if (new Set(ids).size < ids.length) throw new Refusal('upAlreadyInOrder', {}, { field: 'ups' });
  if (ids.length === 0) return;
  const found = await db
    .select({ id: ups.id })
    .from(ups)
    .where(and(inArray(ups.id, ids), eq(ups.status, 0), eq(ups.country, country)));
  if (found.length < ids.length) throw new Refusal('upDoesNotFit', {}, { field: 'ups' });
}
