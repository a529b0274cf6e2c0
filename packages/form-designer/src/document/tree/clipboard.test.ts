import { expect, test } from 'vitest';
import { copyControls, readClipboard } from './clipboard';
import type { Control } from '../control';
import { createControl, createKeyGenerator } from '../createControl';
import { createDocument, type FormDocument } from '../formDocument';
import { walkControls } from './walkControls';

const make = (type: 'input' | 'card' | 'number', key: string, extra: object = {}): Control => ({
  ...createControl(type, () => key),
  ...extra,
});
const form: FormDocument = {
  ...createDocument(),
  list: [make('number', 'n'), make('card', 'card', { list: [make('input', 'i', { model: 'phone' })] })],
};
const paste = (text: string, document: FormDocument = createDocument()) =>
  readClipboard(text, { document, nextKey: createKeyGenerator({ now: () => 1 }) }).controls;
const brief = (controls: readonly Control[]) =>
  [...walkControls(controls)].map(({ control }) => [control.type, control.key, control.model, control.label]);

test('D7.1 copied controls are in reading order, without those inside another one', () => {
  const { controls } = JSON.parse(copyControls(form, ['i', 'card', 'n'])) as { controls: Control[] };
  expect(controls.map(({ key }) => key)).toEqual(['n', 'card']);
});

test('D7.2 pasting gives fresh keys, and keeps a model named by hand where it is free', () => {
  const text = copyControls(form, ['n', 'card']);
  expect(brief(paste(text))).toEqual([
    ['number', 'number_1', 'number_1', '数字输入框'],
    ['card', 'card_2', undefined, '卡片布局'],
    ['input', 'input_3', 'phone', '输入框'],
  ]);
  expect(brief(paste(text, form))[2]).toEqual(['input', 'input_3', 'input_3', '输入框']);
});

test('D7.3 a form design, a control and a list of controls can be pasted', () => {
  expect(brief(paste(JSON.stringify(form)))).toHaveLength(3);
  expect(brief(paste(JSON.stringify(form.list[0])))).toHaveLength(1);
  expect(brief(paste(JSON.stringify(form.list)))).toHaveLength(3);
});

test('D7.3 a JSON Schema object becomes controls', () => {
  const controls = paste(
    JSON.stringify({
      type: 'object',
      required: ['email'],
      properties: {
        email: { type: 'string', title: 'E-mail', description: 'Where we write to', pattern: '@' },
        age: { type: 'integer', minimum: 0, maximum: 120 },
        country: { enum: ['PH', 'VN'] },
        born: { type: 'string', format: 'date' },
        address: { type: 'object', properties: { city: { type: 'string' } } },
        children: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { type: 'string' }, more: { type: 'object', properties: { deep: { type: 'boolean' } } } },
          },
        },
      },
    }),
  );
  expect(brief(controls)).toEqual([
    ['input', 'input_1', 'email', 'E-mail'],
    ['number', 'number_2', 'age', 'age'],
    ['select', 'select_3', 'country', 'country'],
    ['date', 'date_4', 'born', 'born'],
    ['card', 'card_5', undefined, 'address'],
    ['input', 'input_6', 'city', 'city'],
    ['batch', 'batch_7', 'children', 'children'],
    ['input', 'input_8', 'name', 'name'],
    ['switch', 'switch_10', 'deep', 'deep'],
  ]);
  expect(controls[0]).toMatchObject({
    help: 'Where we write to',
    rules: [
      { required: true, message: '必填项' },
      { pattern: '@', message: '' },
    ],
  });
  expect(controls[1]?.options).toMatchObject({ min: 0, max: 120, precision: 0 });
  expect(controls[2]?.options?.options).toEqual([
    { value: 'PH', label: 'PH' },
    { value: 'VN', label: 'VN' },
  ]);
});

test('D7.3 columns of a spreadsheet become fields, their kind told by the values below', () => {
  expect(
    brief(paste('Name\tAge\tBorn\tZip\nAn\t31\t1994-01-02\t0123\nBo\t27\t1998-12-30\t0456')).map(([type, , , label]) => [type, label]),
  ).toEqual([
    ['input', 'Name'],
    ['number', 'Age'],
    ['date', 'Born'],
    ['input', 'Zip'],
  ]);
  expect(brief(paste('Name\nPhone\n')).map(([, , , label]) => label)).toEqual(['Name', 'Phone']);
});

test.each(['', 'just some words', '1', '[1,2]', '{"a":1}', '{"list":1}', `${'long '.repeat(20)}\n${'long '.repeat(20)}`])(
  'D7.3 other text gives nothing: %j',
  (text) => {
    expect(paste(text)).toEqual([]);
  },
);

const reading = (text: string) => readClipboard(text, { document: createDocument(), nextKey: createKeyGenerator({ now: () => 1 }) });

test('D7.4 what reading did to pasted controls is reported, but for their keys', () => {
  const list = '[{"type":"input","name":"Phone","options":{"step":1.0}},"x",{"type":"stamp","key":"s"}]';
  const { controls, report } = reading(`\uFEFF{"backlot-form-controls":1,"controls":${list}}`);
  expect(controls.map(({ type, label }) => [type, label])).toEqual([
    ['input', 'Phone'],
    ['stamp', undefined],
  ]);
  expect(report.map(({ code, paths }) => [code, ...paths])).toEqual([
    ['byte-order-mark-dropped', ''],
    ['number-rewritten', '1.0'],
    ['entry-dropped', 'list[1]'],
    ['label-from-name', 'list[0].label'],
    ['rules-added', 'list[0].rules'],
    ['unknown-control-kept', 'list[1]'],
  ]);
  expect(reading(copyControls(form, ['n', 'card'])).report).toEqual([]);
});

test.each([
  ['too-deep', `[{"type":"card","key":"c","list":${'['.repeat(200)}${']'.repeat(200)}}]`],
  ['too-deep', `[{"type":"card","key":"c","list":${'['.repeat(197)}${']'.repeat(197)}}]`],
  ['too-large', `[{"type":"input","key":"i","help":"${'x'.repeat(5_000_000)}"}]`],
])('D7.4 text beyond a limit gives its error: %s', (code, text) => {
  expect(reading(text)).toMatchObject({ controls: [], error: { code } });
});

test('D7.4 columns are read whatever brackets they hold', () => {
  expect(reading(`Name\tAge\n${'['.repeat(300)}\t31`).controls.map(({ type, label }) => [type, label])).toEqual([
    ['textarea', 'Name'],
    ['number', 'Age'],
  ]);
});
