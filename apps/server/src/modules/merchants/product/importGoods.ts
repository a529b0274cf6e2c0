import { productWords } from '@backlot/contract/words/merchants/product';
import { goodsApi, goodsLife } from '@backlot/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { notInState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import { sentences } from '../../../http/answers/problemText';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { validate } from '../../../http/requests/validate';
import { changesOf, note, updateRow } from '../../base/crud';
import { type Cells, choicesOf, type ImportSource, numberCell, oneOf, type Outcome } from '../../base/imports';
import { type ShopRow, shopOfUser } from '../merchant';
import { shops } from '../../../tables/merchants/merchant';
import { addGoods } from './change';
import { checkGoods, goodsValues } from './crud';
import type { GoodsRow } from './goodsOf';
import { goods } from '../../../tables/merchants/product';

/**
 * Products from a file. A row with a product number changes that product, one without the product of the merchant that
 * has the same link, or adds it. A column that the file does not have is left as it is, an empty cell empties it.
 */
export const goodsImport: ImportSource = {
  area: 'goods',
  permission: 'goods.import',
  fields: [
    { key: 'goodsNo', header: productWords.goodsNo, example: '' },
    { key: 'goodsName', header: productWords.goodsName, required: true, example: 'Sunscreen SPF50+ 50 ml' },
    { key: 'shopId', header: productWords.shopId, example: 'PH000001' },
    { key: 'goodsCategory', header: productWords.goodsCategory, required: true, example: 'Skincare' },
    { key: 'listPrice', header: productWords.listPrice, required: true, example: '499' },
    { key: 'price', header: productWords.price, required: true, example: '399' },
    { key: 'goodsUrl', header: productWords.goodsUrl, required: true, example: 'https://shop.example/sunscreen' },
    { key: 'specification', header: productWords.specification, example: '50 ml' },
    { key: 'goodsIntroduce', header: productWords.goodsIntroduce, example: '' },
    { key: 'introVideo', header: productWords.introVideo, example: '' },
    { key: 'stock', header: productWords.stock, example: '200' },
    { key: 'sampleQuota', header: productWords.sampleQuota, example: '10' },
    { key: 'openCommissionRate', header: productWords.openCommissionRate, example: '12.5' },
  ],
  ignored: [
    productWords.sales30,
    productWords.gmv,
    productWords.country,
    productWords.currency,
    productWords.status,
    productWords.samplesUsed,
    productWords.creatorNum,
    productWords.fulfilledNum,
    productWords.createTime,
  ],
  open: async (db, actor) => {
    const categories = await choicesOf(db, 'productCategory');
    const own = actor.scope.all ? undefined : await shopOfUser(db, actor.caller.userId);
    return {
      keyOf: ({ goodsNo, shopId, goodsUrl }) => (goodsNo ? `no:${goodsNo}` : `${own?.id ?? shopId?.toLowerCase()} ${goodsUrl}`),
      carry: async (tx, cells) => {
        const shop = own ?? (await merchantNamed(tx, cells['shopId'] ?? '', actor));
        const before = await known(tx, shop, cells);
        const draft = validate(
          goodsApi.add.input,
          draftOf(cells, oneOf(categories, 'goodsCategory', cells['goodsCategory'] ?? ''), before, shop),
          actor.language,
        );
        if (!before) {
          await addGoods(tx, draft, actor);
          return 'add';
        }
        return change(tx, before, draft, actor);
      },
    };
  },
};

async function merchantNamed(tx: Db, name: string, { scope }: Actor): Promise<ShopRow> {
  if (!scope.all) throw new Refusal('notFound');
  if (name === '') throw refuseField('shopId', sentences('required'));
  const byCode = await tx
    .select()
    .from(shops)
    .where(and(eq(shops.shopCode, name), ne(shops.status, 2)))
    .limit(2);
  const found =
    byCode.length > 0
      ? byCode
      : await tx
          .select()
          .from(shops)
          .where(and(eq(shops.shopName, name), ne(shops.status, 2)))
          .limit(2);
  // Two of one name are told apart by their codes only.
  if (found.length !== 1 || !found[0]) throw refuseField('shopId', found.length > 1 ? namedTwice : notNamed);
  return found[0];
}

const notNamed = {
  en: 'There is no such merchant; give its code.',
  'zh-CN': '没有此商家，请填写商家编号。',
  vn: 'Không có nhà bán hàng này; hãy nhập mã.',
};
const namedTwice = {
  en: 'Several merchants have this name; give the code.',
  'zh-CN': '有多个同名商家，请填写商家编号。',
  vn: 'Nhiều nhà bán hàng trùng tên này; hãy nhập mã.',
};

/** The product that a row is about, locked; a number that the merchant does not have answers 1020002. */
async function known(tx: Db, shop: ShopRow, { goodsNo, goodsUrl = '' }: Cells): Promise<GoodsRow | undefined> {
  const same = goodsNo ? eq(goods.goodsNo, goodsNo) : eq(goods.goodsUrl, goodsUrl);
  const [row] = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.shopId, shop.id), same, notInState(goodsLife, goods, 'deleted')))
    .limit(1)
    .for('update');
  if (goodsNo && !row) throw new Refusal('notFound', {}, { field: 'goodsNo' });
  return row;
}

/** Exact amounts travel without the zeros that a spreadsheet adds or takes. */
const amount = (text: string | null | undefined): string | undefined => (text ? text.replace(/^(\d+)\.0+$/, '$1') : undefined);

function draftOf(cells: Cells, goodsCategory: string, before: GoodsRow | undefined, shop: ShopRow) {
  const kept = (key: 'specification' | 'goodsIntroduce' | 'introVideo') =>
    cells[key] === undefined ? (before?.[key] ?? undefined) : cells[key] || undefined;
  const number = (key: 'stock' | 'sampleQuota') => (cells[key] === undefined ? (before?.[key] ?? undefined) : numberCell(key, cells[key]));
  return {
    goodsName: cells['goodsName'] ?? '',
    goodsUrl: cells['goodsUrl'] ?? '',
    goodsCategory,
    listPrice: amount(cells['listPrice']) ?? '',
    price: amount(cells['price']) ?? '',
    specification: kept('specification'),
    goodsIntroduce: kept('goodsIntroduce'),
    introVideo: kept('introVideo'),
    stock: number('stock'),
    sampleQuota: number('sampleQuota'),
    openCommissionRate:
      cells['openCommissionRate'] === undefined
        ? (before?.openCommissionRate ?? undefined)
        : amount(cells['openCommissionRate'].replace(/\s*%$/, '')),
    mainImage: before?.mainImage ?? undefined,
    shopId: shop.id,
  };
}

async function change(tx: Db, before: GoodsRow, draft: Parameters<typeof checkGoods>[1], actor: Actor): Promise<Outcome> {
  const { userId } = actor.caller;
  await checkGoods(tx, draft, { currency: before.currency, mainImage: before.mainImage, userId });
  const values = { ...goodsValues(draft) };
  const changed = Object.keys(changesOf(comparable(before), comparable({ ...before, ...values })));
  if (changed.length === 0) return 'same';
  const after = await updateRow(tx, { table: goods, id: before.id, set: values, userId });
  await note(tx, { actor, action: 'goods.edit', object: `goods:${before.id}`, detail: changesOf(before, after) });
  return 'change';
}

const comparable = (row: GoodsRow) => ({
  ...row,
  listPrice: amount(row.listPrice),
  price: amount(row.price),
  openCommissionRate: amount(row.openCommissionRate),
});
