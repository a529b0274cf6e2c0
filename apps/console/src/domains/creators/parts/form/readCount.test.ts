import { formatFor } from '@backlot/i18n';
import { expect, test } from 'vitest';
import { readCount } from './readCount';
import { readRatio } from './readRatio';

test.each([
  ['100K', 'en', '100000'],
  ['1.5m', 'en', '1500000'],
  ['12,500', 'en', '12500'],
  ['12万', 'zh-CN', '120000'],
  ['1,2 Tr', 'vn', '1200000'],
  ['-5', 'en', undefined],
  ['many', 'en', undefined],
  ['10 apples', 'en', undefined],
] as const)('%s in %s is %s', (typed, locale, count) => {
  expect(readCount(typed, formatFor(locale))).toBe(count);
});

test.each([
  ['5', 'en', '0.05'],
  ['5.25 %', 'en', '0.0525'],
  ['5,5%', 'vn', '0.055'],
  ['101', 'en', undefined],
  ['-1', 'en', undefined],
] as const)('%s percent in %s is the ratio %s', (typed, locale, ratio) => {
  expect(readRatio(typed, formatFor(locale))).toBe(ratio);
});
