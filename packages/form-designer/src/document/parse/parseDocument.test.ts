import { describe, expect, test } from 'vitest';
import answeredLayouts from '../fixtures/original-answers-layouts.json';
import answeredPatterns from '../fixtures/original-answers-patterns.json';
import answeredSubforms from '../fixtures/original-answers-subforms.json';
import basic from '../fixtures/original-basic-controls.json';
import layouts from '../fixtures/original-layout-controls.json';
import merged from '../fixtures/original-table-merged.json';
import { findControl } from '../tree/findControl';
import { isDrawable } from './controlShape';
import { type ParseSettings, parseDocument } from './parseDocument';
import type { ReportCode } from './report';
import { describeReportEntry } from './reportWords';
import { serializeDocument } from './serializeDocument';
import { walkControls } from '../tree/walkControls';

const read = (input: unknown, settings: ParseSettings = {}) => {
  const parsed = parseDocument(input, { now: () => 1000, ...settings });
  if (!parsed.ok) throw new Error(parsed.error.code);
  const paths = (code: ReportCode) => parsed.report.find((entry) => entry.code === code)?.paths;
  return { ...parsed, paths };
};
const form = (...list: unknown[]) => ({ list, config: {} });

describe('refusals', () => {
  test.each([
    ['null', null],
    ['an array', []],
    ['a number', 1],
    ['a text', '"x"'],
    ['an empty object', {}],
    ['no config', '{"list":[]}'],
    ['no list', '{"config":{}}'],
    ['a list that is no array', '{"list":{},"config":{}}'],
    ['a config that is no object', '{"list":[],"config":[]}'],
    ['a trailing comma', '{"list":[],"config":{},}'],
    ['rest after the JSON', '{"list":[],"config":{}}garbage'],
    ['nothing', ''],
    ['undefined', undefined],
    ['a function', () => 1],
  ])('D1.1 %s is refused', (_, input) => {
    expect(parseDocument(input)).toMatchObject({ ok: false, error: { message: 'import failed, wrong data format' } });
  });

  test('D1.2 a text of 5 MB is refused', () => {
    const text = `{"list":[],"config":{"note":"${'x'.repeat(5_000_000)}"}}`;
    expect(parseDocument(text)).toMatchObject({ ok: false, error: { code: 'too-large', message: 'import failed, wrong data format' } });
  });

  test.each([200, 10_000])('D1.2 a text or value nested %d levels deep is refused', (levels) => {
    const text = `{"config":{},"list":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(parseDocument(text)).toMatchObject({ ok: false, error: { code: 'too-deep', message: 'import failed, wrong data format' } });
    const ring: { list: unknown[]; config: object } = { list: [], config: {} };
    ring.list.push(ring);
    expect(parseDocument(ring)).toMatchObject({ ok: false, error: { code: 'too-deep' } });
  });

  test('D1.2, D2.2 containers nested thousands of levels deep are read and written where the host allows it', () => {
    const levels = 3300;
    const text = `{"list":[${'{"type":"card","key":"k","list":['.repeat(levels)}${']}'.repeat(levels)}],"config":{}}`;
    const settings = { maxDepth: 10_000 };
    const { document } = read(text, settings);
    expect([...walkControls(document.list)]).toHaveLength(levels);
    expect(JSON.stringify(keysOf(document)).length).toBeGreaterThan(0);
    const again = read(serializeDocument(document), settings);
    expect(keysOf(again.document)).toEqual(keysOf(document));
  });
});

const keysOf = (document: Parameters<typeof serializeDocument>[0]) => [...walkControls(document.list)].map(({ control }) => control.key);

describe('safety', () => {
  test('D1.3 keys that reach a prototype are dropped at every level and reported', () => {
    const text =
      '{"__proto__":{"polluted":1},"list":[{"type":"input","key":"a","options":{"constructor":{"prototype":{"polluted":1}}},"rules":[{"__proto__":{}}]}],"config":{}}';
    const { document, paths } = read(text);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(serializeDocument(document)).toBe('{"list":[{"type":"input","key":"a","options":{},"rules":[{}]}],"config":{}}');
    expect(paths('unsafe-key-dropped')).toEqual(['__proto__', 'list[0].rules[0].__proto__', 'list[0].options.constructor']);
  });

  test('D1.11 script in HTML is kept and reported', () => {
    const html = (key: string, defaultValue: string) => ({ type: 'html', label: 'HTML', options: { hidden: false, defaultValue }, key });
    const scripts = [
      '<p>a</p><script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<svg/onload=alert(1)>',
      '<a href="JavaScript:alert(1)">a</a>',
    ];
    const { document, report } = read(
      form(html('plain', '<p>No script: on = off, a < b</p>'), ...scripts.map((script, at) => html(`h${at}`, script)), {
        type: 'input',
        label: 'a',
        options: {},
        model: 'i',
        key: 'i',
        help: '<script>1</script>',
        rules: [],
      }),
    );
    expect(report).toEqual([
      { code: 'script-kept', kind: 'noticed', count: 5, paths: ['list[1]', 'list[2]', 'list[3]', 'list[4]', 'list[5]'] },
    ]);
    expect(document.list.slice(1, 5).map(({ options }) => options?.defaultValue)).toEqual(scripts);
  });

  test('D1.9 what JSON cannot hold is dropped and reported', () => {
    const { document, paths } = read({
      list: [{ type: 'divider', key: 'a', options: { f: () => 1, n: Number.NaN, u: undefined } }, null, 'x'],
      config: { at: new Date(0) },
    });
    expect(document.config.at).toBe('1970-01-01T00:00:00.000Z');
    expect(document.list).toEqual([{ type: 'divider', key: 'a', options: {} }]);
    expect(paths('value-not-json-dropped')).toEqual(['list[0].options.f', 'list[0].options.n']);
    expect(paths('entry-dropped')).toEqual(['list[1]', 'list[2]']);
  });

  test('D1.9 numbers that JavaScript writes differently and a byte order mark are reported', () => {
    const { paths } = read('\uFEFF{"list":[],"config":{"id":9007199254740993,"big":1e400,"ok":-12.5,"text":"1.0 \\" 2.0"}}');
    expect(paths('number-rewritten')).toEqual(['9007199254740993', '1e400']);
    expect(paths('byte-order-mark-dropped')).toEqual(['']);
  });
});

describe('generations', () => {
  const originals = [
    ['basic controls', basic],
    ['layouts', layouts],
    ['a merged table', merged],
    ['filled layouts', answeredLayouts.document],
    ['patterns', answeredPatterns.document],
    ['filled batch and selectInputList', answeredSubforms.document],
  ] as const;

  test.each(originals)('D2.1 %s of the original come back byte for byte', (_, original) => {
    const text = JSON.stringify(original);
    const { document, report } = read(text);
    expect(report).toEqual([]);
    expect(serializeDocument(document)).toBe(text);
    expect(serializeDocument(document, { indent: '\t' })).toBe(JSON.stringify(JSON.parse(text), null, '\t'));
  });

  test('D1.6 an old generation gets label, options, rules, children and widths, each reported', () => {
    const { document, paths } = read({
      list: [
        { type: 'input', name: '姓名', model: 'name', key: 'a' },
        { type: 'grid', label: '栅格', key: 'b', options: {}, columns: [{ span: 12 }] },
        { type: 'card', label: '卡片', key: 'c' },
      ],
      config: { labelCol: { span: 4 }, wrapperCol: { span: 18, offset: 1 }, colon: true },
    });
    expect(document).toEqual({
      list: [
        {
          type: 'input',
          label: '姓名',
          options: {},
          name: '姓名',
          model: 'name',
          key: 'a',
          rules: [{ required: false, message: '必填项' }],
        },
        { type: 'grid', label: '栅格', key: 'b', options: {}, columns: [{ span: 12, list: [] }] },
        { type: 'card', label: '卡片', key: 'c', list: [] },
      ],
      config: {
        labelCol: { xs: 4, sm: 4, md: 4, lg: 4, xl: 4, xxl: 4 },
        wrapperCol: { xs: 18, sm: 18, md: 18, lg: 18, xl: 18, xxl: 18, offset: 1 },
        colon: true,
      },
    });
    expect(paths('label-from-name')).toEqual(['list[0].label']);
    expect(paths('options-added')).toEqual(['list[0].options']);
    expect(paths('rules-added')).toEqual(['list[0].rules']);
    expect(paths('children-added')).toEqual(['list[1].columns[0].list', 'list[2].list']);
    expect(paths('column-widths-expanded')).toEqual(['config.labelCol', 'config.wrapperCol']);
  });

  test('D1.4 unknown types, keys and their order are kept', () => {
    const text =
      '{"formName":"f","list":[{"zeta":1,"type":"signature","alpha":{"b":1,"a":[null]},"key":"s"},{"type":"constructor","key":"t"},{"label":"no type","key":"u"}],"config":{"customClass":"x"},"CustomFields":[1]}';
    const { document, paths } = read(text);
    expect(serializeDocument(document)).toBe(text);
    expect(paths('unknown-control-kept')).toEqual(['list[0]', 'list[1]', 'list[2]']);
    expect(document.list.some(isDrawable)).toBe(false);
  });

  test('D1.4 known controls inside an unknown container are found', () => {
    const { document, report } = read(form({ type: 'collapse', key: 'c', list: [{ type: 'divider', label: '', options: {}, key: 'd' }] }));
    expect(findControl(document, 'd')?.type).toBe('divider');
    expect(report.map(({ code }) => code)).toEqual(['unknown-control-kept']);
  });

  test.each([
    { type: 'input', label: 'a', options: 'x', key: 'k', rules: [] },
    { type: 'card', label: 'a', key: 'k', list: 'x' },
    { type: 'tabs', label: 'a', options: {}, key: 'k', columns: [1] },
    { type: 'table', label: 'a', options: {}, key: 'k', trs: [{ tds: 'x' }] },
    {
      type: 'table',
      label: 'a',
      options: {},
      key: 'k',
      trs: Array.from({ length: 200 }, () => ({ tds: [{ colspan: 1000, rowspan: 1, list: [] }] })),
    },
  ])('D1.5 a control that cannot be drawn is kept unchanged: $type', (control) => {
    const { document, paths } = read(form(control));
    expect(document.list[0]).toEqual(control);
    expect(isDrawable(document.list[0] as never)).toBe(false);
    expect(paths('malformed-control-kept')).toEqual(['list[0]']);
  });

  test('D1.7 missing and repeated keys are replaced, models stay and repeated ones are reported', () => {
    const input = (model: string, key?: string) => ({ type: 'input', label: '', options: {}, model, ...(key && { key }), rules: [] });
    const { document, paths } = read(
      form(input('a', 'x'), input('a', 'x'), input('b'), {
        type: 'batch',
        label: '',
        key: 'batch',
        options: {},
        list: [input('a', 'y'), input('a', 'z')],
      }),
    );
    expect(document.list.map(({ key, model }) => [key, model])).toEqual([
      ['x', 'a'],
      ['a', 'a'],
      ['b', 'b'],
      ['batch', undefined],
    ]);
    expect(paths('key-renewed')).toEqual(['list[1].key']);
    expect(paths('key-added')).toEqual(['list[2].key']);
    expect(paths('duplicate-model')).toEqual(['list[1].model', 'list[3].list[1].model']);
  });

  test('D1.10 each finding has a count, says whether it changed something, and reads in three languages', () => {
    const { report } = read(form({ type: 'stamp', key: 'a' }, { type: 'stamp', key: 'a' }));
    expect(report).toEqual([
      { code: 'unknown-control-kept', kind: 'noticed', count: 2, paths: ['list[0]', 'list[1]'] },
      { code: 'key-renewed', kind: 'changed', count: 1, paths: ['list[1].key'] },
    ]);
    const [first] = report;
    expect(first && (['en', 'zh-CN', 'vn'] as const).map((locale) => describeReportEntry(first, locale))).toEqual([
      '2 unknown controls were kept',
      '保留了 2 个未知控件',
      'Đã giữ 2 điều khiển không rõ loại',
    ]);
  });
});
