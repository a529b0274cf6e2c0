import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyGenerator } from '../createControl';
import { readClipboard } from '../tree/clipboard';
import { createDocument } from '../formDocument';
import { parseDocument } from '../parse/parseDocument';
import { repeatedKeys } from './repeatedKeys';
import { describeReportEntry } from '../parse/reportWords';

const control = (more: string) =>
  `{"type":"input","label":"One","options":{},"rules":[{"required":false,"message":"a: {[\\", \\"message\\":"}],"key":"k",${more}}`;
const design = (list: string) => `{"list":[${list}],"config":{}}`;

test('D1.12 repeated keys are reported with their paths at every level, and the last value counts', () => {
  const parsed = parseDocument(
    design(`${control('"label":"Two","help":""')},${control('"help":"","options":{"width":"1","w\\u0069dth" : "2"}')}`).replace(
      '"config":{}',
      '"config":{},"config":{"labelWidth":80}',
    ),
  );
  if (!parsed.ok) throw new Error(parsed.error.code);
  const entry = parsed.report.find(({ code }) => code === 'key-repeated');
  expect(entry).toEqual({
    code: 'key-repeated',
    kind: 'changed',
    count: 4,
    paths: ['list[0].label', 'list[1].options', 'list[1].options.width', 'config'],
  });
  expect(parsed.document.list.map(({ label }) => label)).toEqual(['Two', 'One']);
  expect(parsed.document.config.labelWidth).toBe(80);
  expect(entry && ['en', 'zh-CN', 'vn'].map((locale) => describeReportEntry(entry, locale as 'en'))).toEqual([
    '4 keys are repeated within one object; the last value was kept',
    '4 个键在同一对象内重复，已保留最后一个值',
    '4 khóa bị lặp lại trong cùng một đối tượng; đã giữ giá trị cuối',
  ]);
});

test('D1.12, D7.4 so are those of pasted controls', () => {
  const { report } = readClipboard(`[${control('"label":"Two"')}]`, {
    document: createDocument(),
    nextKey: createKeyGenerator({ now: () => 1 }),
  });
  expect(report).toMatchObject([{ code: 'key-repeated', paths: ['[0].label'] }]);
});

test('D1.12 equal keys of different objects are no repetition, whatever the texts hold', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('', '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(repeatedKeys(text)).toEqual([]);
    }),
    { seed: 41, numRuns: 500 },
  );
});

test('D1.12 every repetition that is written into a text is found', () => {
  const key = fc.oneof(fc.string(), fc.constantFrom('a', 'b', '"', ',', '{', '\\'));
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.jsonValue()), { maxLength: 8 }), (entries) => {
      const object = `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
      const again = entries.filter(([name], index) => entries.findIndex(([other]) => other === name) < index).map(([name]) => name);
      expect(repeatedKeys(`[1,${object}]`)).toEqual(again.map((name) => `[1].${name}`));
    }),
    { seed: 42, numRuns: 500 },
  );
});

test('D1.12 a hostile text, long names outside and repeated keys inside, tells the first thousand and is read', () => {
  const outer = Array.from({ length: 150 }, (_, level) => `${'x'.repeat(20_000)}${level}`);
  const text = `${outer.map((key) => `{"${key}":`).join('')}{${'"a":1,'.repeat(200_000)}"a":1}${'}'.repeat(outer.length)}`;
  expect(repeatedKeys(text)).toHaveLength(1000);
  expect(repeatedKeys('{"a":1,"a":2}')).toEqual(['a']);
});
