import { dictionaryApi, type DictType, shopApi, workOrderApi, type WorkOrderDetail } from '@backlot/contract';
import { answer } from '../stage/answer';
import type { PrintableOrder, PrintableShop } from './PdfSource';

export const shop: PrintableShop = {
  shopName: '晨露护肤官方旗舰店',
  shopCode: 'SG100007',
  country: 'SG',
  telephone: '+6591234567',
  mailAddress: 'hello@chenlu.example',
  productCategory: ['skincare', 'sunscreen'],
  introduce: 'Chăm sóc da dịu nhẹ cho làn da nhạy cảm · 温和护肤',
};

export const order: PrintableOrder = {
  workOrderName: 'Summer sunscreen launch',
  workOrderNo: 'WO261121SG00007',
  workAttribute: 1,
  upProportion: '15.50',
  upShotCost: '88.80',
  workDes: 'Creators who film skin care in daylight, without filters.',
  country: 'SG',
  shop: { id: '7', name: 'Morning Dew' },
  goods: { id: '9', name: 'Sunscreen SPF 50' },
  shopSnapshot: shop,
  goodsSnapshot: {
    goodsName: 'Sunscreen SPF 50',
    goodsCategory: 'sunscreen',
    price: '32.90',
    goodsUrl: 'https://shop.example.com/sg/1',
    goodsIntroduce: 'Light, no white cast.',
  },
  shopNow: null,
  goodsNow: null,
};

const named = (code: string, zh: string, en: string, vn: string) => ({ code, name: zh, enName: en, vnName: vn });
const type = (code: string, ...children: ReturnType<typeof named>[]): DictType => ({
  id: code,
  pid: '0',
  ...named(code, code, code, code),
  children,
});

/** Names of the codes above, and the two details. */
export const pdfAnswers = () => [
  answer(dictionaryApi.tree, () => [
    type('country', named('SG', '新加坡', 'Singapore', 'Singapore')),
    type(
      'productCategory',
      named('skincare', '护肤', 'Skincare', 'Chăm sóc da'),
      named('sunscreen', '防晒', 'Sunscreen', 'Kem chống nắng'),
    ),
  ]),
  answer(shopApi.detail, ({ id }) => ({ ...shop, id, shopCode: `SG10000${id}` }) as never),
  answer(workOrderApi.detail, ({ id }) => ({ ...order, id }) as unknown as WorkOrderDetail),
];
