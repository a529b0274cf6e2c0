import { goodsApi, type Words } from '@backlot/contract';
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import type { Language } from '../../../db/Language';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { amountIn, checkScale, hundredths } from '../../system/country';
import { createCrud } from '../../base/crud';
import { refuseUnknown } from '../../base/dictionary';
import { isOwnImage } from '../../base/file';
import { shops } from '../../../tables/merchants/merchant';
import { goodsColumns } from './columns';
import { requireAllowed } from '../../base/transition';
import type { GoodsRow } from './goodsOf';
import { goodsPolicy } from './policy';
import { presentGoods } from './present';
import { goodsWithin } from './within';
import { goods, searchedOf } from '../../../tables/merchants/product';

const { createTime, goodsName, price, creatorNum, gmv, sales30 } = goods;

/** The calls of a product that work on any resource; adding is its own, because the merchant gives country and currency. */
export const goodsCrud = (services: Services) =>
  createCrud(services, {
    api: goodsApi,
    area: 'goods',
    table: goods,
    notFound: 'notFound',
    sorts: { createTime, goodsName, price, creatorNum, gmv, sales30 },
    fallback: { by: createTime, order: 'descend' },
    within: goodsWithin,
    keyword: searchedOf(goods),
    filter: async (query) =>
      and(
        query.country?.length ? inArray(goods.country, query.country) : undefined,
        query.goodsCategory?.length ? inArray(goods.goodsCategory, query.goodsCategory) : undefined,
        query.shopId === undefined ? undefined : eq(goods.shopId, query.shopId),
        query.status === undefined ? undefined : eq(goods.status, query.status),
        query.priceMin === undefined ? undefined : gte(price, query.priceMin),
        query.priceMax === undefined ? undefined : lte(price, query.priceMax),
      ),
    present: presentGoods,
    values: goodsValues,
    check: async (tx, { draft, before }, actor) => {
      if (!before) throw new Error('Products are added by addGoods.');
      await requireEvent(tx, 'edit', before, actor);
      await checkGoods(tx, draft, { currency: before.currency, mainImage: before.mainImage, userId: actor.caller.userId });
    },
    removing: (tx, row, actor) => requireEvent(tx, 'delete', row, actor),
    columns: goodsColumns,
  });

type Draft = Parameters<typeof goodsValues>[0];

/** The columns that a draft sets. */
export function goodsValues(draft: {
  goodsName: string;
  goodsUrl: string;
  goodsCategory: string;
  listPrice: string;
  price: string;
  specification?: string | undefined;
  introVideo?: string | undefined;
  goodsIntroduce?: string | undefined;
  stock?: number | undefined;
  sampleQuota?: number | undefined;
  openCommissionRate?: string | undefined;
  mainImage?: string | undefined;
}) {
  return {
    goodsName: draft.goodsName,
    goodsUrl: draft.goodsUrl,
    goodsCategory: draft.goodsCategory,
    listPrice: draft.listPrice,
    price: draft.price,
    specification: draft.specification || null,
    introVideo: draft.introVideo ?? null,
    goodsIntroduce: draft.goodsIntroduce || null,
    stock: draft.stock ?? null,
    sampleQuota: draft.sampleQuota ?? 0,
    openCommissionRate: draft.openCommissionRate ?? null,
    mainImage: draft.mainImage ?? null,
  };
}

/** Refuses a draft with 1012001: prices finer than the currency, a selling price above the list price, an unknown category, somebody else's picture. */
export async function checkGoods(
  tx: Db,
  draft: Draft,
  { currency, mainImage, userId }: { currency: string; mainImage: string | null; userId: string },
): Promise<void> {
  checkScale({ listPrice: draft.listPrice, price: draft.price }, currency);
  if (hundredths(draft.price) > hundredths(draft.listPrice)) throw refuseField('price', overList(draft.listPrice, currency));
  await refuseUnknown(tx, { dictionary: 'productCategory', field: 'goodsCategory', codes: [draft.goodsCategory] });
  if (draft.mainImage !== undefined && draft.mainImage !== mainImage && !(await isOwnImage(tx, draft.mainImage, userId)))
    throw refuseField('mainImage', notOwnPicture);
}

function overList(listPrice: string, currency: string): Words {
  const most = (language: Language) => amountIn(language, listPrice, currency);
  return {
    en: `The selling price is at most the list price, ${most('en')}.`,
    'zh-CN': `售价不能高于标价 ${most('zh-CN')}。`,
    vn: `Giá bán không vượt giá niêm yết ${most('vn')}.`,
  };
}

const notOwnPicture: Words = { en: 'Upload a picture of your own.', 'zh-CN': '请上传您自己的图片。', vn: 'Hãy tải lên ảnh của bạn.' };

/** Whoever sees a product of another merchant may not change it: 1020002. */
async function requireEvent(tx: Db, event: 'edit' | 'delete', product: GoodsRow, actor: Actor): Promise<void> {
  const facts = { product, isOwn: await answersFor(tx, product.shopId, actor) };
  await requireAllowed(tx, { policy: goodsPolicy, event, viewer: actor, facts });
}

/** Whether the products of a merchant are those of this person, or everybody's are. */
export async function answersFor(db: Db, shopId: string, { scope, caller: { userId } }: Actor): Promise<boolean> {
  if (scope.all) return true;
  const [own] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, shopId), eq(shops.userId, userId)));
  return own !== undefined;
}
