import { certificationLife, type commercialOrderApi, is, type ParsedInputOf } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { addDays, checkScale, hundredths } from '../../../system/country';
import { type GoodsRow, goodsOf } from '../../../merchants/product';
import { shopOf } from '../../../merchants/merchant';
import type { Viewer } from '../../../base/sight';
import { checkWanted } from '../../parts';
import { checkRules } from '../orderRules';

export type OrderDraft = ParsedInputOf<typeof commercialOrderApi.add>;

/** Days that an order may run at most (domain/life-cycles 3.3). */
export const mostDays = 360;

interface Drafting {
  workOrderType: number;
  viewer: Viewer;
  /** The order or form that the draft is of: what it names already need not be in sight. */
  of?: Pick<OrderDraft, 'shopId' | 'goodsId' | 'ruleIds'>;
}

/**
 * Refuses a draft whose merchant or product is not in sight, or whose ratios, fees or days do not fit; answers the product, which
 * gives country and currency.
 */
export async function checkDraft(db: Db, draft: OrderDraft, { workOrderType, viewer, of }: Drafting): Promise<GoodsRow> {
  const added = addedRules(draft, { viewer, of });
  const shop = await shopOf(db, draft.shopId, draft.shopId === of?.shopId ? undefined : viewer);
  const goods = await goodsOf(db, draft.goodsId, draft.goodsId === of?.goodsId ? undefined : viewer);
  if (!shop || !goods) throw new Refusal('notFound', {}, { field: shop ? 'goodsId' : 'shopId' });
  if (goods.shopId !== shop.id) throw new Refusal('goodsOfOtherShop', {}, { field: 'goodsId' });
  if (!is(certificationLife, shop, 'certified')) throw new Refusal('orderShopNotCertified', {}, { field: 'shopId' });
  checkScale({ upShotCost: draft.upShotCost, shopShotCost: draft.shopShotCost }, goods.currency);
  checkRatios(draft, workOrderType);
  checkFees(draft);
  checkWanted(draft);
  if (draft.expireDate < draft.validBegin || draft.expireDate > addDays(draft.validBegin, mostDays))
    throw new Refusal('expiryRange', {}, { field: 'expireDate' });
  await checkRules(db, { ruleIds: added, country: goods.country, validBegin: draft.validBegin });
  return goods;
}

/** Rules that a draft names and its order does not yet; whoever does not see all rules names none: for them it does not exist. */
function addedRules({ ruleIds = [] }: OrderDraft, { viewer, of }: Pick<Drafting, 'viewer' | 'of'>): string[] {
  const added = ruleIds.filter((id) => !of?.ruleIds?.includes(id));
  if (added.length > 0 && viewer.persona !== 'all') throw new Refusal('notFound', {}, { field: 'ruleIds' });
  return added;
}

/** Creator and BD share what the merchant pays; a team-leader order always says how much that is. */
function checkRatios({ wholeProportion, upProportion, bdProportion }: OrderDraft, workOrderType: number): void {
  const whole = wholeProportion === undefined ? undefined : hundredths(wholeProportion);
  if (workOrderType === 2 && !whole) throw new Refusal('ratiosExceedWhole', {}, { field: 'wholeProportion' });
  if (whole !== undefined && hundredths(upProportion) + hundredths(bdProportion ?? '0') > whole)
    throw new Refusal('ratiosExceedWhole', {}, { field: 'upProportion' });
}

function checkFees({ workAttribute, upShotCost, shopShotCost }: OrderDraft): void {
  const fee = hundredths(upShotCost ?? '0');
  if (workAttribute === 1 && fee === 0n) throw new Refusal('shotCostRequired', {}, { field: 'upShotCost' });
  if (shopShotCost !== undefined && hundredths(shopShotCost) < fee) throw new Refusal('shopShotCostTooLow', {}, { field: 'shopShotCost' });
}
