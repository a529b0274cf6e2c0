import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { checkAnswers } from '../answers/checkAnswers';
import { createControl } from '../document/createControl';
import fixture from '../document/fixtures/original-answers-approval.json';
import { parseDocument } from '../document/parse/parseDocument';
import { shapeOf, slotsOf } from '../document/parse/controlShape';
import { requiredRuleOf } from '../document/controlText';
import { walkControls } from '../document/tree/walkControls';
import { documentOf, field, required, showForm } from './testForm';

const parsed = parseDocument(JSON.stringify(fixture.document));
if (!parsed.ok) throw new Error('The fixture is no document.');
const approval = parsed.document;
/** Far fields are drawn as for printing. */
const drawAll = () => window.dispatchEvent(new Event('beforeprint'));
const refusals = fixture.answers[0]?.refused ?? [];
const complete: Record<string, unknown> = { ...fixture.answers[3]?.acts[0]?.set };
const { applicant, account, ...rest } = complete;

test('the form has 56 controls; each of its layouts is switched off, and required fields lie in layouts of every type', () => {
  const all = [...walkControls(approval.list)].map(({ control }) => control);
  const layouts = all.filter(({ type }) => ['grid', 'card', 'tabs', 'table'].includes(type));
  expect(all.length).toBe(56);
  expect(layouts.filter(({ options }) => options?.disabled !== true)).toEqual([]);
  const holding = layouts.filter((layout) => slotsOf(layout).some(({ list }) => list.some((child) => requiredRuleOf(child).isRequired)));
  expect([...new Set(holding.map(({ type }) => type))].toSorted()).toEqual(['card', 'grid', 'table', 'tabs']);
  expect(all.filter((control) => shapeOf(control) === 'leaf' && requiredRuleOf(control).isRequired).length).toBe(refusals.length + 1);
});

test('every field that lacks its data is named, with the message beside it, and the form is filled in by hand (R2.2, R2.4)', async () => {
  const onSubmit = vi.fn();
  const { screen, form } = await showForm(approval, { onSubmit, locale: 'zh-CN' });
  drawAll();
  const refused = (await form.getData().catch((error: object) => error)) as Record<
    string,
    { errors: { message: string; field: string }[] }
  >;
  const nameOf = (model: string) => [...walkControls(approval.list)].find(({ control }) => control.model === model)?.control.label;
  expect(Object.values(refused).map(({ errors }) => errors[0]?.message)).toEqual(refusals.map((model) => `请填写${nameOf(model)}`));
  for (const model of ['applicant', 'account', 'cost1', 'terms'])
    await expect
      .element(screen.getByRole('textbox', { name: nameOf(model) ?? '', exact: true }))
      .toHaveAccessibleDescription(`请填写${nameOf(model)}`);
  const type = (name: string, text: string) => userEvent.fill(screen.getByRole('textbox', { name, exact: true }), text);
  for (const name of ['申请人', '部门', '账号', '事由', '费用一', '合同号', '付款条件']) await type(name, `${name}。`);
  await type('申请日期', '2026-02-28');
  await type('时间', '09:30:00');
  await userEvent.fill(screen.getByRole('spinbutton', { name: '金额', exact: true }), '1280.5');
  await userEvent.click(screen.getByRole('combobox', { name: '付款公司' }));
  await userEvent.click(screen.getByRole('option', { name: '下拉框1' }));
  await userEvent.click(screen.getByRole('radiogroup', { name: '付款方式' }).getByRole('radio', { name: '选项2' }));
  await userEvent.click(screen.getByRole('radiogroup', { name: '级别' }).getByRole('radio', { name: '选项3' }));
  await userEvent.click(screen.getByRole('group', { name: '已阅' }).getByRole('checkbox', { name: '选项1' }));
  await userEvent.fill(screen.getByRole('textbox', { name: '服务期间，开始' }), '2026-02-01');
  await userEvent.fill(screen.getByRole('textbox', { name: '服务期间，结束' }), '2026-02-28');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    applicant: '申请人。',
    amount: 1280.5,
    company: '1',
    day: '2026-02-28',
    hour: '09:30:00',
    level: '3',
    period: ['2026-02-01', '2026-02-28'],
    read: ['1'],
    terms: '付款条件。',
    way: '2',
  });
});

test('a form whose layouts are switched off is refused while incomplete and submitted complete (R2.4)', async () => {
  const onSubmit = vi.fn();
  const onInvalid = vi.fn();
  const { screen, form } = await showForm(approval, { onSubmit, onInvalid, locale: 'zh-CN' });
  drawAll();
  const send = screen.getByRole('button', { name: '提交' });
  await userEvent.click(send);
  await expect.poll(() => onInvalid.mock.calls.length).toBe(1);
  expect(Object.keys(onInvalid.mock.calls[0]?.[0] as object).toSorted()).toEqual(refusals.toSorted());
  await expect.element(screen.getByRole('textbox', { name: '申请人' })).toHaveFocus();
  await userEvent.fill(screen.getByRole('textbox', { name: '申请人' }), String(applicant));
  await form.setData(rest);
  await userEvent.click(send);
  await expect.poll(() => onInvalid.mock.calls.length).toBe(2);
  expect(Object.keys(onInvalid.mock.calls[1]?.[0] as object)).toEqual(['account']);
  await userEvent.fill(screen.getByRole('textbox', { name: '账号' }), String(account));
  await userEvent.click(send);
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ applicant, account, ...rest });
});

test('fields of its switched off layouts can be operated, those switched off themselves cannot (R2.4)', async () => {
  const { screen } = await showForm(approval);
  drawAll();
  await expect.element(screen.getByRole('textbox', { name: '账号' })).toBeEnabled();
  await expect.element(screen.getByRole('textbox', { name: '主管' })).toBeEnabled();
  await expect.element(screen.getByRole('textbox', { name: '单号' })).toBeDisabled();
  await expect.element(screen.getByRole('textbox', { name: '财务' })).toBeDisabled();
});

test('a server refuses it incomplete and takes it complete, too (R2.4)', async () => {
  const ask = (values: Record<string, unknown>) => checkAnswers({ document: approval, values, locale: 'en' });
  expect((await ask({})).map(({ path }) => path).toSorted()).toEqual(refusals.toSorted());
  expect(await ask({ applicant, account, ...rest })).toEqual([]);
});

test.each(['batch', 'selectInputList'] as const)(
  'what lies in a %s that is switched off is shown so and not checked (R2.4)',
  async (type) => {
    const made = createControl(type, () => 'rows');
    const list = [field('input', 'inside', required('Needed'))];
    const control = { ...made, options: { ...made.options, disabled: true, minLimit: 1 }, ...(type === 'batch' && { list }) };
    const columns = [{ value: '1', label: 'One', list }];
    const { screen, form } = await showForm(documentOf(type === 'batch' ? control : { ...control, columns }));
    await expect.element(screen.getByRole('textbox')).toBeDisabled();
    await expect(form.getData()).resolves.toHaveProperty('rows');
  },
);
