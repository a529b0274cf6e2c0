import { locales, type Locale, translator } from '@backlot/i18n';
import { describe, expect, test } from 'vitest';
import { extractText, listFonts, readInfo } from '../../fixtures/poppler';
import { printItem } from '../../fixtures/printItem';
import { workOrders } from '../../fixtures/workOrders';
import { strings } from '../strings';
import { WorkOrderPage } from './WorkOrderPage';
import type { WorkOrderRecord } from './WorkOrderRecord';

const solid = (text: string) => text.replace(/\s/g, '');

const values = {
  en: {
    attribute: 'Shooting-fee order',
    commission: '15.5%',
    fee: '₱1,234.50',
    price: '₱499.00',
    country: 'Philippines',
    shopCategory: 'Skin care, Sun care',
    category: 'Skin care, Sun care',
    page: 'Page 1 of 1',
  },
  'zh-CN': {
    attribute: '拍摄费工单',
    commission: '12%',
    fee: 'S$88.80',
    price: 'S$32.90',
    country: '新加坡',
    shopCategory: '护肤、防晒',
    category: '护肤',
    page: '第 1 页，共 1 页',
  },
  vn: {
    attribute: 'Đơn hoa hồng',
    commission: '8,25%',
    fee: '',
    price: '1.890.000 ₫',
    country: 'Việt Nam',
    shopCategory: 'Thiết bị nhà bếp',
    category: 'Thiết bị nhà bếp',
    page: 'Trang 1/1',
  },
};

function expectedText(locale: Locale): string {
  const t = translator(strings, locale);
  const order = workOrders[locale];
  const { shop, goodsInfo: goods } = order;
  const shown = values[locale];
  return [
    t('workOrder'),
    order.workOrderName,
    order.workOrderNo,
    t('cooperation'),
    t('workOrderName'),
    order.workOrderName,
    t('workAttribute'),
    shown.attribute,
    t('upProportion'),
    shown.commission,
    shown.fee && t('upShotCost'),
    shown.fee,
    t('workDes'),
    order.workDes,
    t('merchant'),
    t('shopName'),
    shop.shopName,
    t('shopCode'),
    shop.shopCode,
    t('country'),
    shown.country,
    t('telephone'),
    shop.telephone,
    t('mailAddress'),
    shop.mailAddress,
    t('productCategory'),
    shown.shopCategory,
    t('channelType'),
    t('shortVideo'),
    t('introduce'),
    shop.introduce,
    t('product'),
    t('goodsName'),
    goods.goodsName,
    t('goodsCategory'),
    shown.category,
    t('price'),
    shown.price,
    t('goodsUrl'),
    goods.goodsUrl,
    t('goodsIntroduce'),
    goods.goodsIntroduce,
    shown.page,
  ].join('');
}

describe.each(locales)('a work order in %s', (locale) => {
  test('says exactly what the record says, in at most three fonts', async () => {
    const pdf = await printItem(WorkOrderPage, workOrders[locale], locale);
    expect(solid(extractText(pdf))).toBe(solid(expectedText(locale)));
    expect(listFonts(pdf).filter((font) => font.isEmbedded).length).toBeLessThanOrEqual(3);
    expect(readInfo(pdf)).toMatchObject({ Pages: '1', 'Page size': '1200 x 1500 pts' });
  });
});

test('the currency is the peso, in Vietnamese the dong, and the order’s own when it has a country', async () => {
  const textOf = async (item: WorkOrderRecord, locale: Locale) => extractText(await printItem(WorkOrderPage, item, locale));
  const order = { workOrderName: 'Fee', workAttribute: 1, upShotCost: '1234.5', goodsInfo: { price: '7' } };
  expect(await textOf(order, 'en')).toContain('₱1,234.50');
  expect(await textOf(order, 'zh-CN')).toContain('₱1,234.50');
  expect(await textOf(order, 'vn')).toContain('1.235 ₫');
  const symbols = { MY: 'RM 1,234.50', TH: '฿1,234.50', SG: 'S$1,234.50', ID: 'Rp 1,235', VN: '₫1,235', PH: '₱1,234.50' };
  for (const [country, shown] of Object.entries(symbols)) expect(await textOf({ ...order, country }, 'en')).toContain(shown);
});

test('the shooting fee is printed only when workAttribute is 1', async () => {
  const text = extractText(await printItem(WorkOrderPage, { ...workOrders.en, workAttribute: 2 }, 'en'));
  expect(text).not.toContain('Shooting fee');
  expect(text).not.toContain('1,234.50');
});

test('an order without merchant and product says so', async () => {
  const text = extractText(await printItem(WorkOrderPage, { workOrderName: 'Bare', shop: null }, 'en'));
  expect(text).toContain('This order has no merchant information.');
  expect(text).toContain('This order has no product information.');
});
