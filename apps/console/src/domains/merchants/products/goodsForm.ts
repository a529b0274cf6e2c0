import type { Translate } from '@backlot/i18n';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { lazyPart } from '../../../kit/lazyPart';
import type { Goods } from './goodsList';
import { strings, type Word } from './strings';

const GoodsFields = lazyPart(async () => (await import('./GoodsFields')).GoodsFields);

const draftOf = ({
  goodsName,
  goodsUrl,
  goodsCategory,
  listPrice,
  price,
  specification,
  introVideo,
  goodsIntroduce,
  shop,
  stock,
  sampleQuota,
  openCommissionRate,
  mainImage,
}: Goods) => ({
  goodsName,
  goodsUrl,
  goodsCategory,
  listPrice,
  price,
  specification: specification ?? '',
  introVideo: introVideo ?? '',
  goodsIntroduce: goodsIntroduce ?? '',
  shopId: shop.id,
  stock: stock ?? undefined,
  sampleQuota: sampleQuota as number | undefined,
  openCommissionRate: openCommissionRate ?? '',
  mainImage: mainImage ?? '',
});

/** The form of a product. */
export const goodsForm = (t: Translate<Word>): CrudForm<Goods, ReturnType<typeof draftOf>> => ({
  Fields: GoodsFields,
  width: 'large',
  defaults: {
    goodsName: '',
    goodsUrl: '',
    goodsCategory: '',
    listPrice: '',
    price: '',
    specification: '',
    introVideo: '',
    goodsIntroduce: '',
    shopId: '',
    stock: undefined,
    sampleQuota: 0,
    openCommissionRate: '',
    mainImage: '',
  },
  draftOf,
  labelOf: (field) => (Object.hasOwn(strings.messages.en, field) ? t(field as Word) : field),
});
