import { expect, test } from 'vitest';
import { generateHtml } from '../../codegen/html/generateHtml';
import { generateReact } from '../../codegen/react/generateReact';
import { generateVue } from '../../codegen/vue/generateVue';
import { builtInControls } from '../../controls/builtInControls';
import { createControl } from '../../document/createControl';
import { createDocument } from '../../document/formDocument';

const hostile = '</script><img src=x onerror=alert(1)></template>`${1}`{{7*7}}';
const formWith = (text: string) => ({
  ...createDocument(),
  list: [{ ...createControl('input', () => 'input_1'), label: text, help: text, options: { placeholder: text, defaultValue: text } }],
});
const count = (code: string, part: string) => code.split(part).length;

test.each([
  ['VUE', generateVue],
  ['HTML', generateHtml],
  ['React', generateReact],
])('G6.3 no text of a form can end the script or template of the %s code', (_, generate) => {
  const code = generate(formWith(hostile), builtInControls);
  const plain = generate(formWith('x'), builtInControls);
  for (const part of ['</script>', '</template>', '<img']) expect(count(code, part)).toBe(count(plain, part));
});

test.each([
  ['VUE', generateVue],
  ['HTML', generateHtml],
  ['React', generateReact],
])('hidden controls are not in the %s code, wherever they are', (_, generate) => {
  const hidden = { ...createControl('input', () => 'input_hidden'), options: { hidden: true } };
  const card = { ...createControl('card', () => 'card_1'), list: [hidden, createControl('input', () => 'input_shown')] };
  const code = generate({ ...createDocument(), list: [hidden, card] }, builtInControls);
  expect(code).toContain('input_shown');
  expect(code).not.toContain('input_hidden');
});

test('a choice that nobody made yet is none in the markup, and groups of choices have their label', () => {
  const list = (['select', 'cascader', 'radio'] as const).map((type) => createControl(type, () => `${type}_1`));
  for (const code of [
    generateVue({ ...createDocument(), list }, builtInControls),
    generateHtml({ ...createDocument(), list }, builtInControls),
  ]) {
    expect(count(code, '<option value="">请选择</option>')).toBe(3);
    expect(code).toContain('aria-labelledby="radio_1-label"');
    expect(code).toContain('id="radio_1-label"');
  }
  expect(generateVue({ ...createDocument(), list }, builtInControls)).toContain('cascader_1: string[];');
});

test('the HTML code begins with the default values', () => {
  const preset = {
    input: 'A "b"',
    textarea: '</textarea>',
    number: 5,
    rate: 3,
    slider: 40,
    switch: true,
    radio: '2',
    checkbox: ['1', '3'],
    select: '2',
  } as const;
  const list = Object.entries(preset).map(([type, defaultValue]) => {
    const made = createControl(type as keyof typeof preset, () => type);
    return { ...made, options: { ...made.options, defaultValue } };
  });
  const code = generateHtml({ ...createDocument(), list }, builtInControls);
  for (const part of [
    'value="A &quot;b&quot;"',
    '>&lt;/textarea&gt;</textarea>',
    'value="5"',
    'value="3"',
    'value="40"',
    '<option value="2" selected>',
  ])
    expect(code).toContain(part);
  expect(
    code.match(/<input [^>]*\bchecked\b[^>]*>/g)?.map((tag) => /name="(\w+)"(?: value="(\d)")?/.exec(tag)?.slice(1, 3).join(' ').trim()),
  ).toEqual(['switch', 'radio 2', 'checkbox 1', 'checkbox 3']);
});
