import { describe, expect, test } from 'vitest';
import { withCondition } from '../document/conditions/conditions';
import type { Control } from '../document/control';
import { createControl, createKeyGenerator } from '../document/createControl';
import { controlTypes } from '../document/parse/blueprint';
import original from '../document/fixtures/original-basic-controls.json';
import { createDocument, type FormDocument } from '../document/formDocument';
import { parseDocument } from '../document/parse/parseDocument';
import { answerFields } from './answerFields';
import { answerText } from './answerText';
import { checkAnswers } from './checkAnswers';
import { unsupportedPatterns } from './unsupportedPatterns';

const keys = createKeyGenerator({ now: () => 0, taken: () => false });
const field = (type: string, model: string, { options, ...more }: Partial<Control> = {}): Control => {
  const made = createControl(type as never, keys);
  return { ...made, key: model, model, label: model, ...more, options: { ...made.options, ...options } };
};
const form = (...list: Control[]): FormDocument => ({ ...createDocument(), list });
const check = async (document: FormDocument, values: Record<string, unknown>) =>
  Object.fromEntries((await checkAnswers({ document, values, locale: 'en' })).map(({ path, message }) => [path, message]));
const required = { rules: [{ required: true, message: 'Needed' }] };

describe('answers against a form design (D11.1, D11.2)', () => {
  test('what the original gives for its own form passes, untouched and filled in', async () => {
    const parsed = parseDocument(JSON.stringify(original).replaceAll(/_\d{13}/g, ''));
    if (!parsed.ok) throw new Error('The fixture is no document.');
    const columns = [
      { checked: false, value: '1', label: '选项1' },
      { checked: false, value: '2', label: '选项2' },
    ];
    const untouched = {
      input: '',
      textarea: '',
      number: 0,
      checkbox: [],
      radio: '',
      date: '',
      time: '',
      rate: 0,
      slider: 0,
      uploadFile: [],
      uploadImg: [],
      selectInputList: columns,
      editor: '',
      switch: false,
    };
    const filled = {
      input: 'x',
      number: 2.5,
      select: '2',
      checkbox: ['3', '1'],
      radio: '2',
      date: '2026-02-28',
      time: '10:00:00',
      rate: 3,
      slider: 40,
      treeSelect: '22',
      cascader: ['2', '22'],
      switch: true,
      editor: '<p>x</p>',
    };
    expect(await check(parsed.document, untouched)).toEqual({});
    expect(await check(parsed.document, { ...untouched, ...filled, batch: [{ key: 5 }] })).toEqual({});
  });

  test('C-87 names a field the form does not have', async () => {
    expect(await check(form(field('input', 'a')), { a: 'x', b: 'y', __proto__x: 1 })).toEqual({
      b: 'The form has no such field',
      __proto__x: 'The form has no such field',
    });
  });

  test('C-87 names values that no control gives', async () => {
    const document = form(
      ...[
        'input',
        'number',
        'select',
        'checkbox',
        'radio',
        'date',
        'rate',
        'slider',
        'switch',
        'cascader',
        'treeSelect',
        'uploadImg',
        'batch',
      ].map((type) => field(type, type)),
    );
    const wrong = await check(document, {
      input: 5,
      number: 'abc',
      select: '9',
      checkbox: 'no',
      radio: ['1'],
      date: 3,
      rate: 6,
      slider: -1,
      switch: 'on',
      cascader: ['2', '11'],
      treeSelect: '99',
      uploadImg: [{ name: 'x', url: 'javascript:alert(1)' }],
      batch: ['x'],
    });
    expect(Object.keys(wrong)).toHaveLength(12);
    expect(wrong).toMatchObject({
      select: 'This is not one of the choices',
      cascader: 'This is not one of the choices',
      rate: 'The value is out of range',
      uploadImg: 'This is not a value of this field',
    });
    expect(await check(document, { number: 'abc' })).toEqual({ number: 'Not a number' });
    expect(await check(form(field('input', 'a', { options: { maxLength: 3 } })), { a: '1234' })).toEqual({ a: 'The text is too long' });
    expect(await check(form(field('input', 'a')), { a: 'x'.repeat(1_000_000) })).toEqual({ a: 'The text is too long' });
  });

  test('C-87 refuses answers to fields that are hidden or disabled, unless untouched', async () => {
    const shown = withCondition(field('input', 'more', required), 'show', { field: 'kind', is: 'equals', value: '2' });
    const document = form(
      field('radio', 'kind'),
      shown,
      field('input', 'fixed', { options: { disabled: true, defaultValue: 'F' } }),
      field('input', 'gone', { options: { hidden: true } }),
    );
    expect(await check(document, { kind: '1', fixed: 'F' })).toEqual({});
    expect(await check(document, { kind: '2', fixed: 'F' })).toEqual({ more: 'Needed' });
    expect(await check(document, { kind: '1', more: 'x', fixed: 'other', gone: 'x' })).toEqual({
      more: 'This field is not shown for these answers',
      fixed: 'This field cannot be changed',
      gone: 'This field is not shown for these answers',
    });
  });

  test('holds every rule that the renderer holds: required, step, format, pattern', async () => {
    const pattern = {
      rules: [
        { required: false, message: 'x' },
        { pattern: '^\\d+$', message: 'Digits only' },
        { pattern: 'z', message: '' },
      ],
    };
    const document = form(
      field('input', 'name', required),
      field('slider', 'share', { options: { showInput: true, step: 5 } }),
      field('date', 'day'),
      field('input', 'digits', pattern),
    );
    expect(await check(document, { share: 7, day: '2026-02-31', digits: 'x' })).toEqual({
      name: 'Needed',
      share: 'The value must be a multiple of the step',
      day: 'Write it as YYYY-MM-DD',
      digits: 'Digits only',
    });
    expect(await check(document, { name: 'x', digits: '1' })).toEqual({ digits: 'This is not written as the form asks' });
  });

  test('looks into every row of a subform', async () => {
    const rows = field('batch', 'rows', { list: [field('input', 'text', required), field('select', 'kind')] });
    const picks = field('selectInputList', 'picks', { columns: [{ value: '1', label: 'One', list: [field('input', 'note')] }] });
    const document = form(rows, picks);
    expect(
      await check(document, {
        rows: [{ key: 'a', text: 'x', kind: '1' }],
        picks: [{ checked: true, value: '1', label: 'One', note: 'n' }],
      }),
    ).toEqual({});
    expect(
      await check(document, {
        rows: [
          { key: 'a', text: 'x' },
          { key: 'b', kind: '7', more: 1 },
        ],
      }),
    ).toEqual({ 'rows.1.kind': 'This is not one of the choices', 'rows.1.more': 'The form has no such field' });
    expect(
      await check(document, {
        rows: [
          { key: 'a', text: 'x' },
          { key: 'b', text: '' },
        ],
        picks: [{ checked: true, value: '1', label: 'One' }],
      }),
    ).toEqual({ 'rows.1.text': 'Needed' });
    expect(await check(document, { rows: [{ text: { deep: 1 } }], picks: [{ value: '9' }] })).toEqual({
      'rows.0.text': 'This is not a value of this field',
      'picks.0': 'This is not one of the choices',
    });
  });

  test('values nested as deeply as JSON can be are refused without a crash', async () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    expect(Object.keys(await check(form(field('checkbox', 'a')), { a: deep }))).toEqual(['a']);
  });

  test('a hostile pattern costs no time, and one that cannot run is named (D11.3)', async () => {
    const hostile = form(
      field('input', 'a', {
        rules: [
          { required: false, message: '' },
          { pattern: '^(a+)+$', message: 'no' },
        ],
      }),
    );
    expect(await check(hostile, { a: `${'a'.repeat(5000)}!` })).toEqual({ a: 'no' });
    expect(await unsupportedPatterns(hostile)).toEqual([]);
    const broken = form(
      field('input', 'a', {
        rules: [
          { required: false, message: '' },
          { pattern: '(a)\\1', message: '' },
          { pattern: '[', message: '' },
        ],
      }),
    );
    expect((await unsupportedPatterns(broken)).map(({ pattern }) => pattern)).toEqual(['(a)\\1', '[']);
  });
});

describe('answers as text (D11.4)', () => {
  test('every field of every type is one column, with its label', () => {
    const document = form(...controlTypes.map((type) => field(type, type)));
    expect(answerFields(document, 'en').map(({ model }) => model)).toEqual([
      'input',
      'textarea',
      'number',
      'select',
      'checkbox',
      'radio',
      'date',
      'time',
      'rate',
      'slider',
      'uploadFile',
      'uploadImg',
      'treeSelect',
      'cascader',
      'batch',
      'selectInputList',
      'editor',
      'switch',
    ]);
  });

  test('choices read as their labels, rows one after the other', () => {
    const text = (control: Control, value: unknown) => answerText({ control, value, locale: 'en' });
    expect(text(field('checkbox', 'a'), ['1', '3', '9'])).toBe('选项1, 选项3, 9');
    expect(text(field('cascader', 'a'), ['2', '22'])).toBe('选项2 / 选项22');
    expect(text(field('switch', 'a'), false)).toBe('No');
    expect(text(field('date', 'a'), ['2026-01-01', '2026-01-02'])).toBe('2026-01-01 – 2026-01-02');
    expect(text(field('editor', 'a'), '<p>One &amp; <b>two</b></p><p>three</p>')).toBe('One & two\nthree');
    expect(text(field('editor', 'a'), '<'.repeat(100_000))).toHaveLength(100_000);
    expect(text(field('uploadFile', 'a'), [{ name: 'x.png', url: '/x' }])).toBe('x.png');
    expect(
      text(field('batch', 'rows', { list: [field('input', 'note')] }), [
        { key: '1', note: 'x' },
        { key: '2', note: 'y' },
      ]),
    ).toBe('1. note: x\n2. note: y');
    expect(
      text(field('selectInputList', 'p', { columns: [{ value: '1', label: 'One', list: [field('input', 'note')] }] }), [
        { checked: true, value: '1', label: 'One', note: 'n' },
      ]),
    ).toBe('One (note: n)');
  });
});
