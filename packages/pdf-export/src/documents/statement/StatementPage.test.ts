import { locales, translator } from '@backlot/i18n';
import { describe, expect, test } from 'vitest';
import { extractText, listFonts, readInfo } from '../../fixtures/poppler';
import { printItem } from '../../fixtures/printItem';
import { statement } from '../../fixtures/statement';
import { StatementPage } from './StatementPage';
import { statementStrings } from './statementStrings';

const solid = (text: string) => text.replace(/\s/g, '');

const figures = {
  en: ['2,859.76', '-120.00', '3,239.76', '161.99', '3,077.77', '1,000.00'],
  'zh-CN': ['2,859.76', '-120.00', '3,239.76', '161.99', '3,077.77', '1,000.00'],
  vn: ['2.859,76', '-120,00', '3.239,76', '161,99', '3.077,77', '1.000,00'],
};

describe.each(locales)('a statement in %s', (locale) => {
  test('says who, how the sum comes about, every line and what it was paid by, in times of its country', async () => {
    const t = translator(statementStrings, locale);
    const pdf = await printItem(StatementPage, statement, locale);
    const text = solid(extractText(pdf));
    const said = [
      t('statement'),
      statement.beneficiaryName,
      statement.batchNo,
      t('dimension4'),
      'BDO••••4417',
      '2026-11-0100:00:00GMT+8',
      ...figures[locale],
      t('tax', { rate: '5%' }),
      t('pay2'),
      'FK261105PH00017',
      t('method1'),
      '2026-11-0510:10:00GMT+8',
      'BDO-998-201',
      t('voucher'),
      'bank slip 回单.pdf',
      ['PH-2610-1 · ', t('line', { number: 7 })].join(''),
      t('submission', { number: '7304' }),
      t('late'),
      t('byPlatform'),
      t('line2'),
      t('line6'),
      ['Autumn bonus', t('version', { version: 2 })].join(''),
      'Finance2',
      t('dataTime', { time: '2026-11-24 10:00:00 GMT+8', zone: 'Asia/Manila' }),
    ];
    for (const words of said) expect(text).toContain(solid(words));
    expect(listFonts(pdf).filter((font) => font.isEmbedded).length).toBeLessThanOrEqual(3);
    expect(readInfo(pdf)).toMatchObject({ 'Page size': '1200 x 1697 pts' });
  });
});

test.each([
  ['PHP', ['179.88', '2500.01', '-120.15'], ['179.88', '2,500.01', '-120.15'], '2,559.74'],
  ['VND', ['34110', '23688', '-4738'], ['34,110', '23,688', '-4,738'], '53,060'],
  ['IDR', ['1250333', '999995', '-75001'], ['1,250,333', '999,995', '-75,001'], '2,175,327'],
] as const)('prints every line and their sum in the decimals that %s has', async (currency, amounts, printed, total) => {
  const lines = amounts.map((amount, at) => ({ ...statement.lines[0]!, base: null, amount, orderNo: `ORDER-${at}` }));
  const totalAmount = total.replaceAll(',', '');
  const pdf = await printItem(StatementPage, { ...statement, currency, lines, commercialAmount: totalAmount, totalAmount }, 'en');
  const text = extractText(pdf).replaceAll(/\s+/g, ' ');
  for (const amount of printed) expect(text).toContain(` ${amount} `);
  expect(text.split(` ${total} `).length - 1).toBeGreaterThanOrEqual(3);
});

test('a merchant owes, and what it paid was received', async () => {
  const text = extractText(await printItem(StatementPage, { ...statement, settleDimension: 3 }, 'en'));
  expect(text).toContain('Owed by the merchant');
  expect(text).toContain('Received');
});

test('hundreds of lines go over many pages under their headings, and those beyond are told with their sum', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => ({ ...statement.lines[0]!, orderNo: `ORDER-${index}` }));
  const pdf = await printItem(StatementPage, { ...statement, lines, rest: { count: 20, amount: '3597.60' } }, 'en');
  const pages = extractText(pdf).split('\f').filter(Boolean);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages[3]).toContain('Base');
  expect(solid(pages.join('')).match(/ORDER-\d+/g)).toHaveLength(300);
  expect(pages.join('')).toContain('And 20 more lines, 3,597.60 together.');
});

test('a month without lines says so', async () => {
  const text = extractText(await printItem(StatementPage, { ...statement, lines: [], history: [] }, 'vn'));
  expect(text).toContain('Không có dòng nào');
});
