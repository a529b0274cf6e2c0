import fc from 'fast-check';
import { expect, test } from 'vitest';
import { controlTypes } from './blueprint';
import { parseDocument } from './parseDocument';
import { serializeDocument } from './serializeDocument';
import { walkControls } from '../tree/walkControls';

const cell = (control: fc.Arbitrary<object>) =>
  fc.record(
    { colspan: fc.constantFrom(0, 1, 2, 3, '2', null), rowspan: fc.constantFrom(0, 1, 2, 9), list: fc.array(control, { maxLength: 2 }) },
    { requiredKeys: [] },
  );

const { control } = fc.letrec<{ control: object }>((tie) => ({
  control: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.record(
      {
        type: fc.oneof(fc.constantFrom(...controlTypes), fc.string()),
        key: fc.constantFrom('a', 'b', 'c', '', 1),
        model: fc.constantFrom('m', 'n'),
        label: fc.oneof(fc.string(), fc.integer()),
        name: fc.string(),
        options: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
        rules: fc.jsonValue(),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({
      type: fc.constantFrom('card', 'batch', 'collapse'),
      list: fc.oneof(fc.array(tie('control'), { maxLength: 3 }), fc.jsonValue()),
    }),
    fc.record({
      type: fc.constantFrom('tabs', 'grid', 'selectInputList'),
      columns: fc.array(fc.record({ list: fc.array(tie('control'), { maxLength: 2 }) }, { requiredKeys: [] }), { maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant('table'),
      trs: fc.array(fc.record({ tds: fc.array(cell(tie('control')), { maxLength: 4 }) }), { maxLength: 4 }),
    }),
  ),
}));

const documents = fc.record({
  list: fc.array(fc.oneof({ weight: 8, arbitrary: control }, { weight: 1, arbitrary: fc.jsonValue() }), { maxLength: 4 }),
  config: fc.dictionary(fc.string(), fc.jsonValue()),
});

test('D1.4, D1.7, D2.1 any document is read; read again, nothing is left to change', () => {
  fc.assert(
    fc.property(documents, (input) => {
      const text = JSON.stringify(input);
      const first = parseDocument(text);
      if (!first.ok) throw new Error(first.error.code);
      const written = serializeDocument(first.document);
      const changes = first.report.filter(({ kind }) => kind === 'changed');
      expect(changes.length > 0 || written === text).toBe(true);
      const keys = [...walkControls(first.document.list)].map(({ control: one }) => one.key);
      expect(new Set(keys).size).toBe(keys.length);
      const second = parseDocument(written);
      if (!second.ok) throw new Error(second.error.code);
      expect(second.report.filter(({ kind, code }) => kind === 'changed' && code !== 'number-rewritten')).toEqual([]);
      expect(serializeDocument(second.document)).toBe(written);
    }),
    { seed: 11, numRuns: 200 },
  );
}, 60_000);

test('D1.1 any other JSON value is refused, never thrown', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      expect(parseDocument(JSON.stringify(input)).ok).toBe(false);
    }),
    { seed: 12, numRuns: 300 },
  );
});
