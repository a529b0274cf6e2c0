import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { documentOf, field, showForm } from '../renderer/testForm';

const tree = [
  {
    value: 'a',
    label: 'Asia',
    children: [
      { value: 'vn', label: 'Vietnam', children: [{ value: 'hn', label: 'Hanoi' }] },
      { value: 'th', label: 'Thailand' },
    ],
  },
  { value: 'e', label: 'Europe' },
];

test('treeSelect by the keyboard: open, unfold, choose', async () => {
  const { screen, form } = await showForm(documentOf(field('treeSelect', 'place', { options: { options: tree } })));
  screen.getByRole('combobox', { name: 'place' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('treeitem', { name: 'Asia' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('treeitem', { name: 'Thailand' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{Enter}');
  expect(await form.getData()).toEqual({ place: 'vn' });
  await expect.element(screen.getByRole('combobox', { name: 'place' })).toHaveTextContent('Vietnam');
});

test('treeSelect with checkboxes and search keeps an array', async () => {
  const { screen, form } = await showForm(
    documentOf(field('treeSelect', 'places', { options: { options: tree, treeCheckable: true, showSearch: true } })),
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'places' }));
  await userEvent.fill(screen.getByPlaceholder('Search'), 'han');
  await userEvent.click(screen.getByRole('treeitem', { name: 'Hanoi' }));
  await userEvent.fill(screen.getByPlaceholder('Search'), '');
  await userEvent.click(screen.getByRole('treeitem', { name: 'Europe' }));
  expect(await form.getData()).toEqual({ places: ['hn', 'e'] });
});

test('cascader by the keyboard gives the path', async () => {
  const { screen, form } = await showForm(documentOf(field('cascader', 'place', { options: { options: tree } })));
  screen.getByRole('combobox', { name: 'place' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: 'Asia' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('option', { name: 'Vietnam' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await form.getData()).toEqual({ place: ['a', 'th'] });
  await expect.element(screen.getByRole('combobox', { name: 'place' })).toHaveTextContent('Asia / Thailand');
});

test('select keeps the value as it was given, one or several, and can be cleared', async () => {
  const options = {
    options: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
    ],
    clearable: true,
  };
  const { screen, form } = await showForm(
    documentOf(field('select', 'one', { options }), field('select', 'many', { options: { ...options, multiple: true } })),
  );
  expect(await form.getData()).toEqual({ one: undefined, many: undefined });
  screen.getByRole('combobox', { name: 'one' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('option', { name: 'Two' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'many' }));
  await userEvent.click(screen.getByRole('option', { name: 'One' }));
  await userEvent.click(screen.getByRole('option', { name: 'Two' }));
  await userEvent.keyboard('{Escape}');
  expect(await form.getData()).toEqual({ one: '2', many: ['1', '2'] });
  await userEvent.click(screen.getByRole('button', { name: 'Clear one' }));
  expect(await form.getData()).toEqual({ one: undefined, many: ['1', '2'] });
});

test('dates are typed in the format of the document, and nothing else passes', async () => {
  const { screen, form } = await showForm(
    documentOf(
      field('date', 'day', { options: { format: 'DD/MM/YYYY' } }),
      field('date', 'span', { options: { range: true } }),
      field('time', 'at', { options: { format: 'HH:mm' } }),
    ),
  );
  expect(await form.getData()).toEqual({ day: '', span: [], at: '' });
  await userEvent.fill(screen.getByRole('textbox', { name: 'day' }), '31/02/2026');
  await userEvent.fill(screen.getByRole('textbox', { name: 'span, start' }), '2026-03-02');
  await userEvent.fill(screen.getByRole('textbox', { name: 'span, end' }), '2026-03-01');
  await userEvent.fill(screen.getByRole('textbox', { name: 'at' }), '24:00');
  await expect(form.getData()).rejects.toMatchObject({
    day: { errors: [{ message: 'Write it as DD/MM/YYYY' }] },
    span: { errors: [{ message: 'The start lies after the end' }] },
    at: { errors: [{ message: 'Write it as HH:mm' }] },
  });
  await form.setData({ day: '28/02/2026', span: ['2026-03-01', '2026-03-02'], at: '23:59' });
  expect(await form.getData()).toEqual({ day: '28/02/2026', span: ['2026-03-01', '2026-03-02'], at: '23:59' });
});

test('a slider with a number field wants a multiple of the step', async () => {
  const { screen, form } = await showForm(documentOf(field('slider', 'share', { options: { showInput: true, step: 5 } })), {
    locale: 'zh-CN',
  });
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'share' }), '7');
  await expect(form.getData()).rejects.toMatchObject({ share: { errors: [{ message: '输入值必须是步长的倍数' }] } });
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'share' }), '35');
  expect(await form.getData()).toEqual({ share: 35 });
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'share' }), '500');
  await expect(form.getData()).rejects.toMatchObject({ share: { errors: [{ message: '不能大于 100' }] } });
  await userEvent.tab();
  expect(await form.getData()).toEqual({ share: 100 });
});

test('a number is limited and rounded when the field is left; a precision above 50 is ignored', async () => {
  const { screen, form } = await showForm(
    documentOf(field('number', 'a', { options: { precision: 2, max: 10 } }), field('number', 'b', { options: { precision: 51 } })),
  );
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'a' }), '2.34567');
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'b' }), '2.34567');
  await userEvent.tab();
  expect(await form.getData()).toEqual({ a: 2.35, b: 2.34567 });
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'a' }), '12');
  await expect(form.getData()).rejects.toMatchObject({ a: { errors: [{ message: 'At most 10' }] } });
  await userEvent.tab();
  expect(await form.getData()).toEqual({ a: 10, b: 2.34567 });
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'a' }));
  expect(await form.getData()).toEqual({ a: null, b: 2.34567 });
});

test('rich text is edited, formatted and empty again', async () => {
  const { screen, form } = await showForm(documentOf(field('editor', 'about')), {
    value: { about: '<p>Old <script>x</script><b>text</b></p>' },
  });
  const box = screen.getByRole('textbox', { name: 'about' });
  await expect.element(box).toHaveTextContent('Old text');
  expect(await form.getData()).toEqual({ about: '<p>Old <script>x</script><b>text</b></p>' });
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}a{/Control}New');
  expect(await form.getData()).toEqual({ about: '<p>New</p>' });
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(screen.getByRole('button', { name: 'Bold', exact: true }));
  expect(await form.getData()).toEqual({ about: '<p><strong>New</strong></p>' });
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect(await form.getData()).toEqual({ about: '' });
});
