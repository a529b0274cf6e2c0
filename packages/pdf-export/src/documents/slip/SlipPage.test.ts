import { locales, translator } from '@backlot/i18n';
import { expect, test } from 'vitest';
import { extractText, readInfo } from '../../fixtures/poppler';
import { printItem } from '../../fixtures/printItem';
import { slip } from '../../fixtures/slip';
import { SlipPage } from './SlipPage';
import { slipStrings } from './slipStrings';

const solid = (text: string) => text.replace(/\s/g, '');

test.each(locales)('a packing slip in %s says where the parcel goes, what is in it and who sends it', async (locale) => {
  const t = translator(slipStrings, locale);
  const pdf = await printItem(SlipPage, slip, locale);
  const text = solid(extractText(pdf));
  const said = [
    t('slip'),
    slip.sampleNo,
    slip.receiverName,
    slip.receiverPhone,
    ...slip.addressLines,
    slip.goodsName,
    slip.goodsNo,
    'Tinted, 50 ml',
    'LBC-204-118',
    slip.shopName,
    slip.upName,
    t('keep'),
    t('dataTime', { time: '2026-11-24 10:00:00', zone: 'Asia/Manila' }),
  ];
  for (const words of said) expect(text).toContain(solid(words));
  expect(readInfo(pdf)).toMatchObject({ 'Page size': '1200 x 1697 pts', Pages: '1' });
});

test('what has no tracking number yet prints none, and what is to come back says so', async () => {
  const text = extractText(await printItem(SlipPage, { ...slip, carrier: null, trackingNo: null, needReturn: true }, 'en'));
  expect(text).not.toContain('Tracking number');
  expect(text).toContain('to be sent back');
});
