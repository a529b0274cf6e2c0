import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { checkAnswers } from '../answers/checkAnswers';
import { createControl } from '../document/createControl';
import fixture from '../document/fixtures/original-answers-approval.json';
import { parseDocument } from '../document/parse/parseDocument';
import { documentOf, field, required, showForm } from './testForm';

const parsed = parseDocument(JSON.stringify(fixture.document));
if (!parsed.ok) throw new Error('The fixture is no document.');
const approval = parsed.document;
/** Far fields are drawn as for printing. */
const drawAll = () => window.dispatchEvent(new Event('beforeprint'));
const refusals = fixture.answers[0]?.refused ?? [];
const complete: Record<string, unknown> = { ...fixture.answers[3]?.acts[0]?.set };
const { applicant, account, ...rest } = complete;

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
