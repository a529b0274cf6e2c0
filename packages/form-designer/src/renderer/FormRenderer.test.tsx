import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { builtInControls } from '../controls/builtInControls';
import { type AnyControlDefinition, defineControl } from '../controls/defineControl';
import { withCondition } from '../document/conditions/conditions';
import type { Control } from '../document/control';
import original from '../document/fixtures/original-basic-controls.json';
import { parseDocument } from '../document/parse/parseDocument';
import { withTranslation } from '../document/translations';
import { FormRenderer } from './FormRenderer';
import { documentOf, field, required, showForm, submitButton } from './testForm';

const many = (count: number, changes: (index: number) => Partial<Control> = () => ({})): Control[] =>
  Array.from({ length: count }, (_, index) => field('input', `f${index}`, { label: `Field ${index}`, ...changes(index) }));

const tabs = (key: string, ...columns: Control[][]): Control => ({
  type: 'tabs',
  key,
  label: key,
  options: {},
  columns: columns.map((list, index) => ({ value: String(index + 1), label: `${key} ${index + 1}`, list })),
});

test('submit gives the data of a valid form, and only then (R1.2, R1.3, R2.2)', async () => {
  const onSubmit = vi.fn();
  const onInvalid = vi.fn();
  const { screen } = await showForm(documentOf(field('input', 'name', required('Name it')), submitButton), { onSubmit, onInvalid });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onInvalid).toHaveBeenCalledWith({ name: { errors: [{ message: 'Name it', field: 'name' }] } }), {
    timeout: 10_000,
  });
  await expect.element(screen.getByLabelText('name')).toHaveFocus();
  await expect.element(screen.getByLabelText('name')).toHaveAccessibleDescription('Name it');
  await userEvent.fill(screen.getByLabelText('name'), 'An');
  expect(screen.container.textContent).not.toContain('Name it');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'An' }), { timeout: 10_000 });
});

test('the first error is focused in a tab inside a tab, although it was never drawn (R2.1)', async () => {
  const inner = tabs('inner', [field('input', 'a')], [...many(40), field('input', 'deep', required('Needed'))]);
  const { screen } = await showForm(documentOf(tabs('outer', [field('input', 'b')], [inner]), submitButton));
  expect(screen.container.querySelector('[id$=deep]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.element(screen.getByLabelText('deep')).toHaveFocus();
  await expect.element(screen.getByRole('tab', { name: 'inner 2' })).toHaveAttribute('aria-selected', 'true');
});

test('500 fields: every error is known, drawn or not, and few fields are drawn (R1.2, R3.2)', async () => {
  const onInvalid = vi.fn();
  const { screen } = await showForm(documentOf(submitButton, ...many(500, (index) => (index >= 250 ? required(`Needed ${index}`) : {}))), {
    onInvalid,
  });
  expect(screen.container.querySelectorAll('input').length).toBeLessThan(80);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onInvalid).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(Object.keys(onInvalid.mock.calls[0]?.[0] as object)).toHaveLength(250);
  await expect.element(screen.getByLabelText('Field 250')).toHaveFocus();
  await expect.element(screen.getByLabelText('Field 250')).toBeInViewport();
});

test('5,000 fields: a keystroke draws one field only (R3.1)', async () => {
  const drawn: string[] = [];
  const probe = defineControl({
    ...(builtInControls[0] as AnyControlDefinition),
    type: 'probe',
    Render: ({ id, label, value, onChange }) => {
      drawn.push(label);
      return <input id={id} aria-label={label} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />;
    },
  });
  const Host = () => {
    const [last, setLast] = useState<unknown>();
    return (
      <main data-last={String(last)}>
        <FormRenderer document={document} controls={controls} locale="en" dynamicData={{}} config={{}} onChange={setLast} />
      </main>
    );
  };
  const document = documentOf(...many(5000, () => ({ type: 'probe' })));
  const controls = [probe];
  const screen = await render(<Host />);
  const before = new Set(drawn.splice(0));
  await userEvent.type(screen.getByLabelText('Field 3', { exact: true }), 'abc');
  expect(screen.getByLabelText('Field 3', { exact: true }).element()).toHaveValue('abc');
  expect(drawn.filter((label) => before.has(label))).toEqual(['Field 3', 'Field 3', 'Field 3']);
});

test('the same document gives the same data as in the original 3.7.91 (R1.1)', async () => {
  const text = JSON.stringify(original).replaceAll(/_\d{13}/g, '');
  const parsed = parseDocument(text);
  if (!parsed.ok) throw new Error('The fixture is no document.');
  const { form } = await showForm(parsed.document);
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
  const asJson = async () => JSON.parse(JSON.stringify(await form.getData())) as unknown;
  expect(await asJson()).toEqual(untouched);
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
  await form.setData({ ...filled, batch: [{ key: 5 }] });
  expect(await asJson()).toEqual({ ...untouched, ...filled, batch: [{ key: 5 }] });
});

test('batch: rows are added, copied, removed, checked and handed back (R1.4)', async () => {
  const batch = field('batch', 'rows', {
    list: [field('input', 'text', required('Row text')), field('number', 'count', { options: { defaultValue: 2 } })],
  });
  const { screen, form } = await showForm(documentOf(batch, submitButton));
  expect(await form.getData()).toEqual({ rows: undefined });
  await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
  await expect(form.getData()).rejects.toEqual({ 'rows.0.text': { errors: [{ message: 'Row text', field: 'rows.0.text' }] } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.element(screen.getByLabelText('text, row 1')).toHaveFocus();
  await userEvent.fill(screen.getByLabelText('text, row 1'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Copy row 1' }));
  await userEvent.fill(screen.getByLabelText('text, row 2'), 'y');
  expect(await form.getData()).toMatchObject({
    rows: [
      { text: 'x', count: 2 },
      { text: 'y', count: 2 },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  const data = (await form.getData()) as { rows: { key: string }[] };
  expect(data.rows).toEqual([{ key: expect.any(String), text: 'y', count: 2 }]);
});

test('batch of 300 rows: few are drawn, all are checked, and the first wrong one is focused (R2.1, R3.2)', async () => {
  const batch = field('batch', 'rows', { list: [field('input', 'text', required('Row text')), field('input', 'more')] });
  const { screen, form } = await showForm(documentOf(submitButton, batch));
  await form.setData({ rows: Array.from({ length: 300 }, (_, at) => ({ key: `r${at}`, text: at < 200 ? 'x' : '' })) });
  expect(screen.container.querySelectorAll('input').length).toBeLessThan(120);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.element(screen.getByLabelText('text, row 201')).toHaveFocus();
  await expect(form.getData()).rejects.toSatisfy((errors: object) => Object.keys(errors).length === 100 && 'rows.299.text' in errors);
});

test('selectInputList: one entry per column, with what is ticked and filled in (R1.5)', async () => {
  const list = field('selectInputList', 'picks', {
    columns: [
      { value: '1', label: 'Bus', list: [field('input', 'line')] },
      { value: '2', label: 'Foot', list: [] },
    ],
    options: { multiple: false },
  });
  const { screen, form } = await showForm(documentOf(list));
  await userEvent.click(screen.getByRole('radio', { name: 'Bus' }));
  await userEvent.fill(screen.getByLabelText('Bus: line'), '12');
  expect(await form.getData()).toEqual({
    picks: [
      { line: '12', checked: true, value: '1', label: 'Bus' },
      { checked: false, value: '2', label: 'Foot' },
    ],
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Foot' }));
  expect(await form.getData()).toMatchObject({ picks: [{ checked: false }, { checked: true }] });
});

test('a hostile pattern, which would hang a backtracking engine, answers; patterns that need more than linear time are left out (R2.3)', async () => {
  const rules = (pattern: string) => ({
    rules: [
      { required: false, message: '' },
      { pattern, message: 'Bad' },
    ],
  });
  const { form } = await showForm(
    documentOf(
      field('input', 'a', rules('^(a+)+$')),
      field('input', 'b', rules('(\\1')),
      field('input', 'c', rules('^(?=.*\\d)(?=.*[a-z]).{4,}$')),
    ),
  );
  await form.setData({ a: `${'a'.repeat(5000)}!`, b: 'x', c: 'abc1' });
  await expect(form.getData()).rejects.toEqual({ a: { errors: [{ message: 'Bad', field: 'a' }] } });
  await form.setData({ a: 'aaa', c: 'abcd' });
  await expect(form.getData()).rejects.toEqual({ c: { errors: [{ message: 'Bad', field: 'c' }] } });
});

test('HTML of a user is cleaned (R4.1, C-42, C-44)', async () => {
  const html =
    '<p style="color: red; position: fixed; inset: 0">Safe</p><img src=x onerror="window.hacked = 1"><a href="javascript:alert(1)">go</a><iframe srcdoc="x"></iframe><form action="//evil.test"><input></form><style>*{display:none}</style>';
  const { screen } = await showForm(
    documentOf(
      { type: 'html', key: 'h', label: 'x', options: { defaultValue: html } },
      field('input', 'name', { help: html, label: '<b>bold</b>' }),
    ),
  );
  await expect.element(screen.getByText('Safe').first()).toBeVisible();
  expect(screen.container.querySelectorAll('iframe, style, .BlForm-html form, [onerror], [href^=javascript]')).toHaveLength(0);
  expect(screen.getByText('Safe').first().element().getAttribute('style')).toBe('color: red;');
  expect(screen.container.textContent).toContain('<b>bold</b>');
  expect((window as { hacked?: number }).hacked).toBeUndefined();
});

test('HTML that never ends a tag costs no more than its length (R4.1)', async () => {
  const { screen } = await showForm(documentOf(field('html', 'h', { options: { defaultValue: `<p>Terms</p>${'<a '.repeat(100_000)}` } })));
  await expect.element(screen.getByText('Terms')).toBeVisible();
});

test('show, hide, enable, disable, setOptions and reset, as the original has them (R1.6, R1.7)', async () => {
  const { screen, form } = await showForm(
    documentOf(field('input', 'a', { options: { hidden: true } }), field('input', 'b', { options: { defaultValue: 'start' } })),
  );
  expect(await form.getData()).toEqual({ b: 'start' });
  form.show(['a']);
  form.disable(['b']);
  await expect.element(screen.getByLabelText('a', { exact: true })).toBeVisible();
  await expect.element(screen.getByLabelText('b', { exact: true })).toBeDisabled();
  form.enable(['b']);
  form.setOptions(['b'], 'placeholder', 'Write here');
  await expect.element(screen.getByPlaceholder('Write here')).toBeEnabled();
  await form.setData({ a: '1', b: '2', foreign: 3 });
  expect(await form.getData()).toEqual({ a: '1', b: '2' });
  form.reset();
  expect(await form.getData()).toEqual({ b: 'start' });
});

test('conditions decide what is shown, required and enabled; a hidden field is absent (R1.6, R5.3)', async () => {
  const kind = field('select', 'kind', {
    options: {
      options: [
        { value: 'firm', label: 'Firm' },
        { value: 'person', label: 'Person' },
      ],
    },
  });
  const isFirm = { field: 'kind', is: 'equals', value: 'firm' } as const;
  const name = withCondition(field('input', 'firm', { rules: [{ required: false, message: 'Which one?' }] }), 'show', isFirm);
  const { screen, form } = await showForm(
    documentOf(kind, withCondition(name, 'require', isFirm), withCondition(field('input', 'note'), 'enable', isFirm)),
  );
  expect(screen.getByLabelText('firm').query()).toBeNull();
  await expect.element(screen.getByLabelText('note')).toBeDisabled();
  await form.setData({ kind: 'firm' });
  await expect.element(screen.getByLabelText('firm')).toBeVisible();
  await expect(form.getData()).rejects.toMatchObject({ firm: { errors: [{ message: 'Which one?' }] } });
  await form.setData({ firm: 'Acme' });
  expect(await form.getData()).toEqual({ kind: 'firm', firm: 'Acme', note: '' });
  await form.setData({ kind: 'person' });
  expect(await form.getData()).toEqual({ kind: 'person', note: '' });
});

test('a disabled field is not checked (R2.4)', async () => {
  const { form } = await showForm(documentOf(field('input', 'a', { ...required('Needed'), options: { disabled: true } })));
  expect(await form.getData()).toEqual({ a: '' });
  form.enable(['a']);
  await expect(form.getData()).rejects.toHaveProperty('a');
});

test('choices come from the host by dynamicKey (R5.2)', async () => {
  const pick = field('radio', 'pick', { options: { dynamic: true, dynamicKey: 'cities' } });
  const { screen, form } = await showForm(documentOf(pick), { dynamicData: { cities: [{ value: 7, label: 'Hà Nội' }] } });
  await userEvent.click(screen.getByLabelText('Hà Nội'));
  expect(await form.getData()).toEqual({ pick: 7 });
});

test('texts change with the language, values stay (R2.5, R5.1)', async () => {
  const name = withTranslation(
    withTranslation(field('input', 'name', { label: '姓名', ...required('必填项') }), { locale: 'en', id: 'label', text: 'Name' }),
    { locale: 'vn', id: 'label', text: 'Họ tên' },
  );
  const document = documentOf(name, submitButton);
  const { screen } = await showForm(document);
  await userEvent.fill(screen.getByLabelText('Name'), 'An');
  await screen.rerender(<FormRenderer document={document} locale="vn" />);
  await expect.element(screen.getByLabelText('Họ tên')).toHaveValue('An');
  await userEvent.clear(screen.getByLabelText('Họ tên'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.element(screen.getByText('Bắt buộc')).toBeVisible();
  await screen.rerender(<FormRenderer document={document} locale="zh-CN" />);
  await expect.element(screen.getByLabelText('姓名')).toBeVisible();
});

test('an unknown or damaged control leaves a placeholder, and the rest works (R4.3, C-84)', async () => {
  const { screen, form } = await showForm(
    documentOf(
      { type: 'signature', key: 's' },
      { type: 'constructor', key: 'c' },
      { type: 'table', key: 't', trs: [{ tds: [] }, {}] as never },
      field('input', 'ok', { options: 'x' as never }),
      field('input', 'fine'),
    ),
  );
  await expect.element(screen.getByText('Unsupported control: signature')).toBeVisible();
  expect(await form.getData()).toEqual({ fine: '' });
});

test('models that name a prototype are data like any other (R1.8)', async () => {
  const { form } = await showForm(documentOf(field('input', '__proto__'), field('input', 'toString')));
  await form.setData(JSON.parse('{"__proto__":"x","toString":"y"}') as object as Record<string, unknown>);
  const data = await form.getData();
  expect(Object.entries(data)).toEqual([
    ['__proto__', 'x'],
    ['toString', 'y'],
  ]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('printing draws every field with what was typed (R3.3)', async () => {
  const { screen, form } = await showForm(documentOf(...many(100)));
  await form.setData({ f99: 'last' });
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.container.querySelectorAll('input')).toHaveLength(100);
  await expect.element(screen.getByLabelText('Field 99')).toHaveValue('last');
});

test('a stylesheet in customStyle changes nothing but harmless properties of the form (R4.2)', async () => {
  const document = {
    ...documentOf(field('input', 'a')),
    config: { customStyle: 'padding: 20px; position: fixed; background: url(//evil.test/x)}</style><script>' },
  };
  const { screen } = await showForm(document);
  const form = screen.container.querySelector('form');
  expect([form?.style.padding, form?.style.position, form?.style.background]).toEqual(['20px', '', '']);
});
