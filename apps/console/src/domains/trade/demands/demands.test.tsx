import { composeStories } from '@storybook/react-vite';
import { demandApi, errors } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import { lostOnce } from '../../../kit/stage/lostOnce';
import { demandAnswers, demandRows } from './demands.fixture';
import * as stories from './demands.stories';

const { CreatorsOnly, Detail, DetailSubmitted, OfMerchant } = composeStories(stories, {});

test('a merchant writes a form with a product and a wished creator; what would stop it is said while typing', async () => {
  const onAdd = vi.fn();
  await render(<OfMerchant answers={[...demandAnswers(), answer(demandApi.add, (draft) => (onAdd(draft), { id: '9' }))]} />);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('combobox', { name: 'Merchant' })).not.toBeInTheDocument();
  await expect.element(dialog.getByText('₫').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Summer');
  await dialog.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: /SPF 50/ }).click();
  await dialog.getByRole('textbox', { name: 'Shooting fee per creator' }).fill('1500000');
  await dialog.getByRole('textbox', { name: 'Whole package' }).fill('10');
  await dialog.getByRole('textbox', { name: 'Creator commission' }).fill('12');
  await expect.element(dialog.getByText('The creator commission exceeds the whole package')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Creator commission' }).fill('8');
  await expect.element(dialog.getByText('The creator commission exceeds the whole package')).not.toBeInTheDocument();
  await dialog.getByRole('combobox', { name: 'Add a creator' }).click();
  await page.getByRole('option', { name: /Thu Trang Beauty/ }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => onAdd.mock.calls[0]?.[0])
    .toMatchObject({
      demandName: 'Summer',
      goodsId: '41',
      upShotCost: '1500000',
      wholeProportion: '10',
      upProportion: '8',
      ups: [{ upId: '73', wantLevel: 2 }],
    });
});

test('1023001 a draft says what comes next; a refusal stays with its reason', async () => {
  await render(
    <Detail
      answers={[
        ...demandAnswers(),
        answer(demandApi.submit, () => Promise.reject(new Refusal(errors.shopNotCertified.code, 'The merchant is not certified.'))),
      ]}
    />,
  );
  await expect.element(page.getByText(/Check the form and submit it/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect.element(dialog.getByText('The merchant is not certified.')).toBeVisible();
});

test('1023004 what stops the submission is said at its field; save and submit sends nothing before', async () => {
  const [onAdd, onSubmit] = [vi.fn(), vi.fn()];
  await render(
    <OfMerchant
      answers={[
        ...demandAnswers(),
        answer(demandApi.add, (draft) => (onAdd(draft), { id: '9' })),
        answer(demandApi.submit, (input) => (onSubmit(input), null)),
      ]}
    />,
  );
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Summer');
  await dialog.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: /SPF 50/ }).click();
  await dialog.getByRole('textbox', { name: 'Shooting fee per creator' }).fill('1500000');
  await dialog.getByRole('textbox', { name: 'Budget' }).fill('7000000');
  await expect.element(dialog.getByText(/The shooting fees alone come to.*7[.,\s]500[.,\s]000/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Creator commission' }).fill('12');
  const whole = dialog.getByRole('textbox', { name: 'Whole package' });
  await expect.element(whole).toHaveAccessibleDescription('The creator commission is part of the whole package: enter the whole');
  await dialog.getByRole('button', { name: 'Save and submit' }).click();
  await expect.element(whole).toHaveFocus();
  await expect.element(whole).toHaveAttribute('aria-invalid', 'true');
  expect(onAdd).not.toHaveBeenCalled();
  await whole.fill('20');
  await dialog.getByRole('button', { name: 'Save and submit' }).click();
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toEqual({ id: '9' });
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject({
    wholeProportion: '20',
    upProportion: '12',
    budget: '7000000',
  });
  await expect.element(page.getByText('Summer submitted')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('of several problems the first to read has the focus', async () => {
  await render(<OfMerchant answers={demandAnswers()} />);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Summer');
  await dialog.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: /SPF 50/ }).click();
  await dialog.getByRole('textbox', { name: 'Creator commission' }).fill('12');
  await dialog.getByRole('button', { name: 'Save and submit' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Whole package' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByRole('textbox', { name: 'Shooting fee per creator' })).toHaveFocus();
});

test('a draft that was saved but not taken says so', async () => {
  const refuse = answer(demandApi.submit, () =>
    Promise.reject(new Refusal(errors.shopNotCertified.code, 'The merchant is not certified.')),
  );
  await render(<Detail answers={[...demandAnswers(), answer(demandApi.edit, () => ({})), refuse]} />);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and submit' }).click();
  await expect.element(page.getByText('Saved as a draft, not submitted: The merchant is not certified.')).toBeVisible();
});

test('a refused submission offers the edit, at the field that was refused', async () => {
  const refuse = answer(demandApi.submit, () =>
    Promise.reject(
      new Refusal(errors.goodsNotOnSale.code, 'The product is not on sale.', {
        goodsId: 'The product is not on sale.',
      }),
    ),
  );
  await render(<Detail answers={[...demandAnswers(), refuse]} />);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(question.getByText('The product is not on sale.')).toBeVisible();
  await question.getByRole('button', { name: 'Edit the form' }).click();
  await expect.element(page.getByRole('dialog').getByRole('combobox', { name: 'Product' })).toHaveFocus();
});

test('the steps say who and when; the one filled button is what comes next', async () => {
  await render(<DetailSubmitted />);
  const steps = page.getByRole('list', { name: 'Progress' });
  await expect.element(steps.getByText(/Linh Nguyễn, .*2026/)).toBeVisible();
  const filled = () => [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);
  expect(filled()).toEqual(['Make a work order']);
});

test('a draft with something missing is edited first: submitting it is not the filled button', async () => {
  const row = { ...demandRows[0], upShotCost: null } as (typeof demandRows)[number];
  await render(<Detail answers={demandAnswers(row)} />);
  await expect.element(page.getByText(/Before the form can be submitted/)).toBeVisible();
  expect([...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent)).toEqual(['Edit']);
});

test('a form whose copy got no answer is copied once', async () => {
  const lost = lostOnce(demandApi.copy, { id: '9' });
  await render(<OfMerchant answers={[...demandAnswers(), lost.answer]} />);
  const copy = () => actOn(page.getByRole('row', { name: /Wireless earbuds/ }), 'Copy');
  await copy();
  await expect.poll(() => lost.ids).toHaveLength(1);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await copy();
  await expect.poll(() => lost.ids).toHaveLength(2);
  expect(lost.ids[0]).toBeTruthy();
  expect(lost.ids[1]).toBe(lost.ids[0]);
});

test('1023005 what a draft still lacks stands in the next step and leads to its field', async () => {
  const row = { ...demandRows[0], upShotCost: null } as (typeof demandRows)[number];
  await render(<Detail answers={demandAnswers(row)} />);
  await expect.element(page.getByText(/Before the form can be submitted/)).toBeVisible();
  await page.getByRole('button', { name: 'A shooting-fee form needs a fee greater than 0' }).click();
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Shooting fee per creator' })).toHaveFocus();
});

test('a draft is corrected where it is read', async () => {
  const onEdit = vi.fn();
  await render(<Detail answers={[...demandAnswers(), answer(demandApi.edit, (input) => (onEdit(input), {}))]} />);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Corrected');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onEdit.mock.calls[0]?.[0]).toMatchObject({ demandName: 'Corrected', version: 1 });
});

test('a submitted form is turned into an order', async () => {
  const onConvert = vi.fn();
  const { args } = DetailSubmitted;
  await render(
    <DetailSubmitted
      answers={[...(args.answers ?? []), answer(demandApi.convert, (input) => (onConvert(input), { workOrderId: '77' }))]}
    />,
  );
  await page.getByRole('button', { name: 'Make a work order' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a work order' }).click();
  await expect.poll(() => onConvert.mock.calls[0]?.[0]).toEqual({ id: '2' });
  await expect.element(page.getByText('Draft order made')).toBeVisible();
});

test('the creators of a form have a page of their own', async () => {
  await render(<CreatorsOnly />);
  await expect.element(page.getByRole('list', { name: 'Wished creators' }).getByText('Linh Review Nè')).toBeVisible();
  await expect.element(page.getByText('A must')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What is wanted' })).not.toBeInTheDocument();
});
