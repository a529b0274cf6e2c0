import { expect, test } from 'vitest';
import { checkWords } from './checkWords.ts';

const found = (text: string, path = 'apps/server/src/modules/trade/order/columns.ts') => checkWords([{ path, text }]);

test.each([
  "const header = ['名称', 'Name', 'Tên'];",
  'const title = [`${name}待审核`, `${name} to review`, `${name} chờ duyệt`];',
  'type Words = readonly [zh: string, en: string, vn: string];',
  "const words = { 'zh-CN': '名称', en: 'Name', vn: 'Tên' };",
  "const words = { vn: 'Tên', en: 'Name', 'zh-CN': '名称' };",
])('words in another form are refused: %s', (line) => {
  expect(found(line)).toHaveLength(1);
  expect(found(line, 'packages/contract/src/trade/order.ts')).toHaveLength(1);
});

test('a refusal names the line and what to write', () => {
  expect(found("\nconst header = ['名称', 'Name', 'Tên'];")).toEqual([
    "apps/server/src/modules/trade/order/columns.ts:2: words in a row, write { en, 'zh-CN', vn }",
  ]);
});

test.each([
  "const words = { en: 'Name', 'zh-CN': '名称', vn: 'Tên' };",
  "const rows = [['PH', '菲律宾', 'Philippines', 'Philippines']];",
  'type Row = readonly [code: string, zh: string, en: string, vn: string];',
  "const punctuation = ['、', '；', ','];",
  "const said = ['已下发', '已接单', '已结束'];",
])('words in their form and rows of data are not: %s', (line) => {
  expect(found(line)).toEqual([]);
});

test('tests and the console write what they like', () => {
  const line = "['名称', 'Name', 'Tên'];";
  expect(found(line, 'apps/server/src/modules/trade/order/order.test.ts')).toEqual([]);
  expect(found(line, 'apps/console/src/domains/trade/orders/orders.fixture.ts')).toEqual([]);
});
