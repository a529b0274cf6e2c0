import { locales, translator } from '@backlot/i18n';
import { describe, expect, test } from 'vitest';
import { extractText, listFonts, readInfo } from '../../fixtures/poppler';
import { printItem } from '../../fixtures/printItem';
import { shops } from '../../fixtures/shops';
import { strings } from '../strings';
import { MerchantPage } from './MerchantPage';

const solid = (text: string) => text.replace(/\s/g, '');
const named = {
  en: { country: 'Philippines', category: 'Skin care, Sun care', page: 'Page 1 of 1' },
  'zh-CN': { country: '新加坡', category: '护肤、防晒', page: '第 1 页，共 1 页' },
  vn: { country: 'Việt Nam', category: 'Thiết bị nhà bếp', page: 'Trang 1/1' },
};

describe.each(locales)('a merchant in %s', (locale) => {
  test('says exactly what the record says, in at most three fonts', async () => {
    const t = translator(strings, locale);
    const shop = shops[locale];
    const pdf = await printItem(MerchantPage, shop, locale);
    const expected = [
      t('merchant'),
      shop.shopName,
      shop.shopCode,
      t('contact'),
      t('shopName'),
      shop.shopName,
      t('shopCode'),
      shop.shopCode,
      t('country'),
      named[locale].country,
      t('telephone'),
      shop.telephone,
      t('mailAddress'),
      shop.mailAddress,
      t('productCategory'),
      named[locale].category,
      t('channelType'),
      t('shortVideo'),
      t('introduce'),
      shop.introduce,
      named[locale].page,
    ].join('');
    expect(solid(extractText(pdf))).toBe(solid(expected));
    expect(listFonts(pdf).filter((font) => font.isEmbedded).length).toBeLessThanOrEqual(3);
    expect(readInfo(pdf)).toMatchObject({ Pages: '1', 'Page size': '1200 x 800 pts' });
  });
});

test('a long introduction flows onto further pages and nothing of it is lost', async () => {
  const introduce = Array.from({ length: 400 }, (_, index) => `第${index}句：我们希望合作的达人具有良好的粉丝互动率，内容真实自然。`).join(
    '',
  );
  const pdf = await printItem(MerchantPage, { ...shops['zh-CN'], introduce }, 'zh-CN');
  const pages = Number(readInfo(pdf).Pages);
  expect(pages).toBeGreaterThan(4);
  const text = extractText(pdf).split('\f');
  expect(text[1]).toContain(shops['zh-CN'].shopName);
  expect(text[1]).toContain(`第 2 页，共 ${pages} 页`);
  const header = solid(`商家${shops['zh-CN'].shopName}${shops['zh-CN'].shopCode}`);
  const body = text
    .map((page) =>
      solid(page)
        .replace(header, '')
        .replace(/第\d+页，共\d+页$/, ''),
    )
    .join('');
  const sentences = body.match(/第\d+句/g);
  expect(sentences).toEqual(Array.from({ length: 400 }, (_, index) => `第${index}句`));
});
