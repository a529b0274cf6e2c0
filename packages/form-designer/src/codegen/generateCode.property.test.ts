import { runInNewContext } from 'node:vm';
import { parse } from '@vue/compiler-sfc';
import fc from 'fast-check';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { builtInControls } from '../controls/builtInControls';
import { blueprints, controlTypes } from '../document/parse/blueprint';
import { createDocument, type FormDocument } from '../document/formDocument';
import { parseDocument } from '../document/parse/parseDocument';
import { everythingConditional, syntaxErrors } from './codeTestKit';
import { generateHtml } from './html/generateHtml';
import { generateReact } from './react/generateReact';
import { literal } from './react/jsx';
import { generateVue } from './vue/generateVue';

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    0,
    -1,
    1e300,
    '',
    'x',
    true,
    [],
    {},
    [null, 1, 'a', {}, [], { value: {}, label: [], children: 'x' }, { value: '1', children: [null] }],
    '[{"type":"img"}]',
    '[null]',
    '{',
  ),
  fc.jsonValue(),
);
const optionNames = [...new Set(controlTypes.flatMap((type) => Object.keys(blueprints[type].options ?? {})))];
const options = fc.oneof(fc.dictionary(fc.constantFrom(...optionNames), odd, { maxKeys: 8 }), odd);
const plain = fc.record(
  {
    type: fc.constantFrom(...controlTypes),
    label: odd,
    model: fc.oneof(fc.constantFrom('a', 'b', '__proto__'), odd),
    help: odd,
    options,
    rules: fc.oneof(
      odd,
      fc.array(odd, { maxLength: 3 }),
      fc.array(fc.record({ required: odd, message: odd, pattern: odd }, { requiredKeys: [] }), { maxLength: 3 }),
    ),
    'x-backlot': fc.oneof(
      odd,
      fc.record(
        {
          conditions: fc.dictionary(
            fc.constantFrom('show', 'require', 'enable'),
            fc.oneof(
              odd,
              fc.record({
                field: fc.constantFrom('a', 'b', 'z'),
                is: fc.constantFrom('equals', 'contains', 'greater', 'filled'),
                value: odd,
              }),
            ),
          ),
          texts: odd,
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: ['type'] },
);
const { control } = fc.letrec<{ control: object }>((tie) => {
  const list = fc.array(tie('control'), { maxLength: 3 });
  const column = fc.record(
    { span: odd, value: odd, label: odd, list: fc.oneof({ weight: 5, arbitrary: list }, { weight: 1, arbitrary: odd }) },
    { requiredKeys: [] },
  );
  return {
    control: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      plain,
      fc.record({ type: fc.constantFrom('card', 'batch'), model: odd, label: odd, options, list }, { requiredKeys: ['type', 'list'] }),
      fc.record(
        {
          type: fc.constantFrom('tabs', 'grid', 'selectInputList'),
          model: odd,
          options,
          columns: fc.array(fc.oneof({ weight: 5, arbitrary: column }, { weight: 1, arbitrary: odd }), { maxLength: 3 }),
        },
        { requiredKeys: ['type', 'columns'] },
      ),
      fc.record(
        { type: fc.constant('table'), options, trs: fc.array(fc.record({ tds: fc.array(column, { maxLength: 3 }) }), { maxLength: 3 }) },
        { requiredKeys: ['type', 'trs'] },
      ),
    ),
  };
});
const documents = fc.record({ list: fc.array(control, { maxLength: 4 }), config: fc.dictionary(fc.string(), odd) });

const written: Readonly<Record<string, (document: FormDocument) => readonly unknown[]>> = {
  Vue: (document) => {
    const { errors, descriptor } = parse(generateVue(document, builtInControls));
    return [...errors, ...syntaxErrors(descriptor.scriptSetup?.content ?? '(')];
  },
  HTML: (document) => syntaxErrors(/<script>([^]*)<\/script>/.exec(generateHtml(document, builtInControls))?.[1] ?? ''),
  React: (document) => syntaxErrors(generateReact(document, builtInControls)),
};

test.each(Object.keys(written))(
  'G6.4 %s is written, without errors of syntax, of every document that can be read',
  { timeout: 60_000 },
  (kind) => {
    fc.assert(
      fc.property(documents, (input) => {
        const parsed = parseDocument(input);
        expect(parsed.ok && written[kind]?.(parsed.document)).toEqual([]);
      }),
      {
        seed: 31,
        numRuns: 60,
        examples: [
          [
            {
              list: [
                { type: 'select', options: { options: [null, 1, 'a', {}, { value: {}, label: [] }] } },
                { type: 'input', model: {} },
                { type: 'html', options: { defaultValue: null } },
              ],
              config: {},
            },
          ],
        ],
      },
    );
  },
);

/** The string literals of a script, those of JSX attributes apart. */
function quotesIn(source: string): { readonly code: readonly string[]; readonly attributes: readonly string[] } {
  const code: string[] = [];
  const attributes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) (ts.isJsxAttribute(node.parent) ? attributes : code).push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('Form.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return { code, attributes };
}

test.each([
  ['React', (document: FormDocument) => generateReact(document, builtInControls)],
  ['Vue', (document: FormDocument) => /<script[^>]*>(.*?)<\/script>/s.exec(generateVue(document, builtInControls))?.[1] ?? ''],
  ['HTML', (document: FormDocument) => /<script[^>]*>(.*?)<\/script>/s.exec(generateHtml(document, builtInControls))?.[1] ?? ''],
])('G6.5 the code for %s has one kind of quotes, that of markup apart', (_, write) => {
  const { code, attributes } = quotesIn(write({ ...createDocument(), list: everythingConditional }));
  expect(code.length).toBeGreaterThan(5);
  expect(code.filter((text) => !text.startsWith("'"))).toEqual([]);
  expect(attributes.filter((text) => !text.startsWith('"'))).toEqual([]);
});

test('G6.5 a literal reads back as what it was', () => {
  const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.stringify(runInNewContext(`(${literal(value)})`))).toBe(JSON.stringify(value));
    }),
  );
  expect(literal({ name: `it's "so"`, 'a-b': ['\\"', '</script>'] })).toBe(String.raw`{name:'it\'s "so"','a-b':['\\"','\u003c/script>']}`);
});
