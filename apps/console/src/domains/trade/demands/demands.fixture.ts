import { demandApi, goodsApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { ownShopAnswers } from '../../merchants/parts/shops.fixture';
import type { Demand } from './demandList';

const demand = (id: string, more: Partial<Demand>): Demand => ({
  id,
  version: 1,
  can: [],
  demandNo: `XQ261115VN0000${id}`,
  demandName: 'Sunscreen for the rainy season',
  shop: { id: '31', name: 'Isla Suncare' },
  goods: { id: '41', name: 'SPF 50+ daily, 50 ml' },
  country: 'VN',
  currency: 'VND',
  budget: '20000000.00',
  requireUpNum: 5,
  wholeProportion: '20.00',
  upProportion: '12.00',
  workAttribute: 1,
  upShotCost: '1500000.00',
  workDes: 'Women 18-34 in the north.',
  wantFansMin: 80_000,
  wantFansMax: 500_000,
  wantGender: 1,
  wantAges: ['18-24', '25-34'],
  wantShare: 60,
  expectBegin: '2026-12-01',
  expectEnd: '2026-12-31',
  provideSample: true,
  sampleNum: 5,
  demandStatus: 0,
  endReason: null,
  workOrder: null,
  createTime: '2026-11-15 02:10:00',
  ...more,
});

export const demandRows: Demand[] = [
  demand('1', { can: ['edit', 'delete', 'submit'] }),
  demand('2', { demandName: 'Serum vitamin C launch', demandStatus: 1, can: ['convert', 'end'] }),
  demand('3', { demandName: 'Kids lunch box', demandStatus: 2, workOrder: { id: '3', name: 'WO261120VN00003' } }),
  demand('4', {
    demandName: 'Wireless earbuds',
    demandStatus: 3,
    can: ['copy'],
    endReason: 'Sold out',
    workAttribute: 2,
    upShotCost: null,
  }),
];

const goods = {
  id: '41',
  version: 1,
  can: [],
  goodsNo: 'GD00041',
  goodsName: 'SPF 50+ daily, 50 ml',
  goodsUrl: 'https://shop.example/spf50',
  goodsCategory: 'skincare',
  listPrice: '299000.00',
  price: '249000.00',
  currency: 'VND',
  specification: null,
  introVideo: null,
  goodsIntroduce: null,
  shop: { id: '31', name: 'Isla Suncare' },
  country: 'VN' as const,
  stock: 10,
  sampleQuota: 5,
  sampleUsed: 0,
  openCommissionRate: null,
  mainImage: null,
  status: 1,
  creatorNum: 0,
  fulfilledNum: 0,
  gmv: '0',
  sales30: '0',
  createTime: '2026-11-01 00:00:00',
};

const submittedByMerchant = {
  id: '2',
  action: 'demandForm.submit',
  fromState: 'draft',
  toState: 'submitted',
  actorName: 'Linh Nguyễn',
  reason: null,
  time: '2026-11-16 03:00:00',
};

/** A fresh fake server for demand forms, their creators and history. */
export const demandAnswers = (row: Demand = demandRows[0] as Demand): Answer[] => [
  ...fakeCrud({ api: demandApi, rows: demandRows }).answers,
  ...ownShopAnswers(2),
  answer(demandApi.detail, () => row),
  answer(demandApi.ups, () => [
    {
      id: '1',
      upId: '71',
      nickname: 'Linh Review Nè',
      upNumber: '@linh',
      wantLevel: 3,
      remark: 'Worked with us in May',
      resultStatus: null,
    },
    { id: '2', upId: '72', nickname: 'Minh Ăn Gì', upNumber: '@minh', wantLevel: 1, remark: null, resultStatus: 2 },
  ]),
  answer(demandApi.history, () => [
    { id: '1', action: 'demandForm.add', fromState: null, toState: 'draft', actorName: 'Isla', reason: null, time: '2026-11-15 02:10:00' },
    ...(row.demandStatus > 0 ? [submittedByMerchant] : []),
  ]),
  answer(demandApi.wishable, ({ pageNo, pageSize }) => ({
    pageNo,
    pageSize,
    totalPage: 1,
    totalRows: 1,
    rows: [{ id: '73', nickname: 'Thu Trang Beauty', upNumber: '@thutrang', fansNum: 210_000, interactionRate: 0.05, starLevel: 4 }],
  })),
  answer(goodsApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: 1, rows: [goods] })),
];
