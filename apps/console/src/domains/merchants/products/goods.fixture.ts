import { errors, goodsApi, shopApi, upApi } from '@backlot/contract';
import { creatorRows } from '../../creators/parts/creators.fixture';
import { answer, Refusal } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { shopAnswers } from '../parts/shops.fixture';
import type { Goods } from './goodsList';

const rows: readonly Goods[] = ['SPF 50+ daily, 50 ml', 'Jasmine tea, 200 g', 'Rice cooker 1.8 l'].map((goodsName, at) => ({
  id: String(at + 1),
  version: 1,
  can: ['get', 'edit', 'delete', 'bindUp', at === 1 ? 'onSale' : 'offSale'],
  goodsNo: `G2611000${at + 1}`,
  goodsName,
  goodsUrl: 'https://shop.example/p/1',
  goodsCategory: 'skincare',
  listPrice: '899.00',
  price: '749.00',
  currency: 'PHP',
  specification: at ? null : '50 ml',
  introVideo: null,
  goodsIntroduce: at ? null : 'Light, no white cast.',
  shop: { id: '1', name: 'Isla Suncare' },
  country: 'PH',
  stock: at ? null : 1200,
  sampleQuota: 20,
  sampleUsed: 3,
  openCommissionRate: '12.00',
  mainImage: null,
  status: at === 1 ? 0 : 1,
  creatorNum: 14 - at,
  fulfilledNum: 9 - at,
  gmv: '184500.00',
  sales30: '42180.00',
  createTime: '2026-10-01 03:00:00',
}));

/** A fresh fake server of products; the second one is off sale. */
export function goodsAnswers() {
  const { answers, rows: kept } = fakeCrud({ api: goodsApi, rows, rowOf: ({ shopId: _shop, ...draft }) => draft });
  const sell = (status: 0 | 1) => (ids: readonly string[]) => {
    kept.forEach((row, at) => ids.includes(row.id) && (kept[at] = { ...row, status, can: ['get', 'edit', status ? 'offSale' : 'onSale'] }));
    return { ok: [...ids], failed: [] };
  };
  return [
    ...shopAnswers(),
    ...answers,
    answer(goodsApi.onSale, ({ ids }) => sell(1)(ids)),
    answer(goodsApi.offSale, ({ ids }) => sell(0)(ids)),
    answer(goodsApi.bindUp, () => null),
    answer(goodsApi.creators, ({ pageNo, pageSize }) => ({
      pageNo,
      pageSize,
      totalPage: 1,
      totalRows: 1,
      rows: [
        {
          up: { id: '1', name: 'Bea Reyes' },
          upNumber: 'bea.reyes',
          webId: 10,
          country: 'PH',
          fansNum: 402_500,
          interactionRate: 0.054,
          starLevel: 4,
          goodsNum: 1,
          firstPromoteTime: '2026-11-02 02:00:00',
          gmv: '128400.50',
          orders: 214,
          currency: 'PHP',
        },
      ],
    })),
    answer(goodsApi.history, () => [
      {
        id: '1',
        action: 'goods.onSale',
        fromState: 'offSale',
        toState: 'onSale',
        actorName: 'Rhea Ramos',
        reason: null,
        time: '2026-10-01 03:00:00',
      },
    ]),
    answer(upApi.page, () => ({ pageNo: 1, pageSize: 20, totalPage: 1, totalRows: 1, rows: creatorRows.slice(0, 1) })),
    answer(shopApi.detail, ({ id }) => {
      if (id !== '2') throw new Refusal(errors.noDataPermission.code, errors.noDataPermission.en);
      return {
        id,
        version: 1,
        can: [],
        shopName: 'Saigon Tea House',
        shopCode: 'SH2',
        account: null,
        country: 'VN' as const,
        telephone: '+84912345678',
        mailAddress: 'a@b.example',
        productCategory: [],
        introduce: null,
        contactName: null,
        shopStatus: 2,
        papersWait: false,
        certifiedTime: null,
        owner: null,
        createTime: '2026-01-01 00:00:00',
      };
    }),
  ];
}
