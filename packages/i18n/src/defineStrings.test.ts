import { expect, test } from 'vitest';
import { defineStrings, translator } from './defineStrings';

const strings = defineStrings({
  en: { selected: '{count, plural, one {# row} other {# rows}} selected' },
  'zh-CN': { selected: '已选 {count} 行' },
  vn: { selected: 'Đã chọn {count} dòng' },
});

test('fills ICU plurals per language', () => {
  expect(translator(strings, 'en')('selected', { count: 1 })).toBe('1 row selected');
  expect(translator(strings, 'en')('selected', { count: 2 })).toBe('2 rows selected');
  expect(translator(strings, 'vn')('selected', { count: 2 })).toBe('Đã chọn 2 dòng');
});

test('a host override wins in its language only', () => {
  const overrides = { en: { selected: '{count} picked' } };
  expect(translator(strings, 'en', overrides)('selected', { count: 2 })).toBe('2 picked');
  expect(translator(strings, 'zh-CN', overrides)('selected', { count: 2 })).toBe('已选 2 行');
});

test('words that stand elsewhere are read beside the own ones, which go before', () => {
  const fields = {
    rate: { en: 'Rate', 'zh-CN': '汇率', vn: 'Tỷ giá' },
    source: { en: 'Source', 'zh-CN': '来源', vn: 'Nguồn' },
  };
  const rates = defineStrings({ en: { source: 'Bank' }, 'zh-CN': { source: '银行' }, vn: { source: 'Ngân hàng' } }, fields);
  expect(translator(rates, 'vn')('rate')).toBe('Tỷ giá');
  expect(translator(rates, 'zh-CN')('source')).toBe('银行');
});

test('words without placeholders are returned untouched', () => {
  const plain = defineStrings({
    en: { path: 'C:\\u0041 #1', empty: '' },
    'zh-CN': { path: '路径', empty: '' },
    vn: { path: 'Đường dẫn', empty: '' },
  });
  expect(translator(plain, 'en')('path')).toBe('C:\\u0041 #1');
  expect(translator(plain, 'en')('empty')).toBe('');
});

test('quoting, select and nested plurals follow ICU', () => {
  const rich = defineStrings({
    en: {
      who: "{role, select, bd {The BD has {n, plural, =0 {no order} one {# order} other {# orders}}} other {It''s {n}}}",
      brace: "'{'{x}'}'",
    },
    'zh-CN': { who: '{n}', brace: '{x}' },
    vn: { who: '{n}', brace: '{x}' },
  });
  const t = translator(rich, 'en');
  expect(t('who', { role: 'bd', n: 0 })).toBe('The BD has no order');
  expect(t('who', { role: 'bd', n: 1234 })).toBe('The BD has 1,234 orders');
  expect(t('who', { role: 'x', n: 5 })).toBe("It's 5");
  expect(t('brace', { x: 1 })).toBe('{1}');
});

test('numbers inside messages follow the language', () => {
  expect(translator(strings, 'en')('selected', { count: 1234 })).toBe('1,234 rows selected');
});

test('an undefined override leaves the package word', () => {
  expect(translator(strings, 'en', { en: { selected: undefined } })('selected', { count: 2 })).toBe('2 rows selected');
});

test('the same words, language and overrides give the same function', () => {
  const overrides = { vn: { selected: '{count} dòng' } };
  expect(translator(strings, 'vn')).toBe(translator(strings, 'vn'));
  expect(translator(strings, 'vn', overrides)).toBe(translator(strings, 'vn', overrides));
  expect(translator(strings, 'vn', overrides)).not.toBe(translator(strings, 'vn'));
});
