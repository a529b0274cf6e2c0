import { parse as parseVue, compileTemplate } from '@vue/compiler-sfc';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { createRef } from 'react';
import { generateHtml } from '../codegen/html/generateHtml';
import { generateReact } from '../codegen/react/generateReact';
import { generateVue } from '../codegen/vue/generateVue';
import { blueprints, controlTypes } from '../document/parse/blueprint';
import type { Control } from '../document/control';
import type { ControlType } from '../document/controlOptions';
import { createControl } from '../document/createControl';
import { createDocument, type FormDocument } from '../document/formDocument';
import type { FormHandle } from '../renderer/FormHandle';
import { FormRenderer, type FormRendererProps } from '../renderer/FormRenderer';
import { builtInControls } from './builtInControls';

const definitions = new Map(builtInControls.map((definition) => [definition.type, definition]));

/** A value that each control gives back as it got it. */
const samples: Partial<Record<ControlType, unknown>> = {
  input: 'text',
  textarea: 'two\nlines',
  number: 12.5,
  select: '2',
  checkbox: ['1', '3'],
  radio: '2',
  date: '2026-02-28',
  time: '23:59:58',
  rate: 3,
  slider: 40,
  switch: true,
  treeSelect: '22',
  cascader: ['2', '22'],
  editor: '<p>bold</p>',
  uploadFile: [{ type: 'file', name: 'a.txt', status: 'done', uid: '1', url: 'https://files.test/a.txt' }],
  uploadImg: [{ type: 'img', name: 'a.png', status: 'done', uid: '1', url: 'https://files.test/a.png' }],
  batch: [{ key: 'r1', t: 'x' }],
  selectInputList: [
    { t: 'y', checked: true, value: '1', label: '选项1' },
    { checked: false, value: '2', label: '选项2' },
  ],
};

const child: Control = {
  type: 'input',
  key: 't',
  model: 't',
  label: 'Inner',
  options: {},
  rules: [{ required: false, message: '必填项' }],
};

function controlOf(type: ControlType, changes: Partial<Control> = {}): Control {
  const made = createControl(type, () => `${type}_1`);
  const columns =
    type === 'selectInputList' ? made.columns?.map((column, index) => (index === 0 ? { ...column, list: [child] } : column)) : made.columns;
  return { ...made, ...(type === 'batch' && { list: [child] }), ...(columns && { columns }), ...changes };
}

const documentOf = (...list: Control[]): FormDocument => ({ ...createDocument(), list });

async function show(document: FormDocument, props: Partial<FormRendererProps> = {}) {
  const ref = createRef<FormHandle>();
  const screen = await render(<FormRenderer document={document} ref={ref} locale="en" {...props} />);
  return { screen, form: () => ref.current as FormHandle };
}

test('every type of the document has its control, in palette order', () => {
  expect(builtInControls.map(({ type }) => type)).toEqual(expect.arrayContaining([...controlTypes]));
  expect(builtInControls).toHaveLength(controlTypes.length);
});

test('G1.8 every control type has an icon of its own', () => {
  expect(new Set(builtInControls.map(({ icon }) => icon)).size).toBe(controlTypes.length);
});

test.each(controlTypes)('%s: defaults and options are complete, and every option has an editor', (type) => {
  const definition = definitions.get(type);
  const options = blueprints[type].options ?? {};
  expect(definition?.options({ type, key: 'k' })).toEqual(options);
  const paths = definition?.editors.map(({ path }) => path) ?? [];
  const missing = Object.keys(options).filter((name) => !paths.includes(`options.${name}`) && !paths.includes(name));
  expect(missing).toEqual([]);
  for (const name of ['zh-CN', 'en', 'vn'] as const)
    for (const editor of definition?.editors ?? []) expect(editor.label[name]).not.toBe('');
});

test.each(controlTypes)('%s: is drawn, and nothing when hidden', async (type) => {
  const { screen } = await show(documentOf(controlOf(type, { label: 'Thing' })));
  const part = screen.container.querySelector(`.BlForm [data-type=${type}]`);
  expect(part).not.toBeNull();
  await screen.rerender(
    <FormRenderer document={documentOf(controlOf(type, { options: { ...blueprints[type].options, hidden: true } }))} locale="en" />,
  );
  expect(screen.container.querySelector(`[data-type=${type}]`)).toBeNull();
});

const withValue = controlTypes.filter((type) => blueprints[type].hasModel);

test.each(withValue)('%s: gives its value back as it got it, and nothing when hidden', async (type) => {
  const { form } = await show(documentOf(controlOf(type, { model: 'it' })));
  expect(samples[type]).toBeDefined();
  await form().setData({ it: samples[type] });
  expect(await form().getData()).toEqual({ it: samples[type] });
  form().hide(['it']);
  expect(await form().getData()).toEqual({});
  form().show(['it']);
  form().reset();
  expect(await form().getData()).not.toEqual({ it: samples[type] });
});

test.each(withValue.filter((type) => blueprints[type].rules))('%s: an empty required field is told with its message', async (type) => {
  const control = controlOf(type, { model: 'it', rules: [{ required: true, message: 'Please fill in' }] });
  const { form, screen } = await show(documentOf(control), {
    value: { it: type === 'checkbox' || type.startsWith('upload') ? [] : undefined },
  });
  await expect(form().getData()).rejects.toEqual({ it: { errors: [{ message: 'Please fill in', field: 'it' }] } });
  await expect.element(screen.getByText('Please fill in')).toBeVisible();
});

test.each(withValue)('%s: nothing in a disabled form can be operated', async (type) => {
  const { screen } = await show(documentOf(controlOf(type)), { disabled: true });
  await vi.waitFor(() => expect(screen.container.textContent).not.toContain('Loading'), { timeout: 10_000 });
  const operable = [
    ...screen.container.querySelectorAll<HTMLInputElement>('input, textarea, button, [role=combobox], [contenteditable]'),
  ].filter(
    (element) =>
      !element.disabled &&
      element.getAttribute('aria-disabled') !== 'true' &&
      element.contentEditable !== 'false' &&
      !element.closest('[aria-hidden=true]') &&
      element.type !== 'file',
  );
  expect(operable).toEqual([]);
});

test.each(controlTypes)('%s: its code parses, whatever its texts are (C-45)', (type) => {
  const nasty = '</script><img src=x onerror=alert(1)> </template> ` ${1} {{ 1 }} "\'';
  for (const label of ['Plain', nasty]) {
    const document = documentOf(
      controlOf(type, { label, help: label, ...(blueprints[type].rules && { rules: [{ required: true, message: label }] }) }),
    );
    const html = new DOMParser().parseFromString(generateHtml(document, builtInControls), 'text/html');
    expect(html.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
    const vue = generateVue(document, builtInControls);
    const { descriptor, errors } = parseVue(vue);
    expect(errors).toEqual([]);
    expect(compileTemplate({ source: descriptor.template?.content ?? '', filename: 'form.vue', id: 'form' }).errors).toEqual([]);
    expect(descriptor.template?.content).not.toContain('{{');
    expect(generateReact(document, builtInControls)).not.toContain('</script>');
  }
});

test('a value that is typed arrives', async () => {
  const onChange = vi.fn();
  const { screen } = await show(documentOf(controlOf('input', { label: 'Name', model: 'name' })), { onChange });
  await userEvent.fill(screen.getByLabelText('Name'), 'An');
  expect(onChange).toHaveBeenLastCalledWith('An', 'name');
});
