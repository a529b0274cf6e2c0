import { composeStories } from '@storybook/react-vite';
import { errors, messageTemplateApi, sysEmailApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import { mailAnswers } from '../parts/messages/messages.fixture';
import * as stories from './EmailsScreen.stories';

const { Sent, Templates, ReadOnly } = composeStories(stories, {});
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('says of each e-mail why it failed or when it is tried again', async () => {
  await render(<Sent answers={mailAnswers()} />);
  await expect.element(rowOf('Your studio slot').getByText('The address was refused')).toBeVisible();
  await expect.element(rowOf('Samples of next month').getByText(/Nobody answered there · try 1 of 4 · next try/)).toBeVisible();
});

test('an e-mail opens with its code masked', async () => {
  await render(<Sent answers={mailAnswers()} />);
  await actOn(rowOf('Reset your password'), 'Details');
  await expect.element(page.getByRole('dialog').getByText('Your code is ••••••, valid for 10 minutes.')).toBeVisible();
});

test('a failed one is sent again at once; one that may have arrived is asked about first', async () => {
  const retried = vi.fn(({ ids }: { ids: string[] }) => ({ ok: ids, failed: [] }));
  await render(<Sent answers={[...mailAnswers(), answer(sysEmailApi.retry, retried)]} />);
  await actOn(rowOf('Your studio slot'), 'Send again');
  await expect.poll(() => retried.mock.calls.map(([input]) => input)).toEqual([{ ids: ['3'] }]);
  await actOn(rowOf('Rate card'), 'Send again');
  await expect.element(page.getByText('Sending broke off. If it did arrive, it arrives twice.')).toBeVisible();
  expect(retried.mock.calls).toHaveLength(1);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => retried.mock.calls.at(-1)?.[0]).toEqual({ ids: ['5'] });
});

test('writing by hand says what is missing at its field, and keeps a refused letter open', async () => {
  const letters: unknown[] = [];
  await render(
    <Sent
      answers={[
        ...mailAnswers(),
        answer(sysEmailApi.sendEmail, (letter) => {
          letters.push(letter);
          throw new Refusal(errors.mailFailed.code, errors.mailFailed.en);
        }),
      ]}
    />,
  );
  await page.getByRole('button', { name: 'Write' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(dialog.getByText('Required').first()).toBeVisible();
  expect(letters).toEqual([]);
  await dialog.getByRole('textbox', { name: 'To' }).fill('ana@example.org');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Hours');
  await dialog.getByRole('textbox', { name: 'Content' }).fill('Ten to six');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(dialog.getByText('The e-mail could not be sent.')).toBeVisible();
  expect(letters).toEqual([{ to: 'ana@example.org', title: 'Hours', content: 'Ten to six' }]);
});

test('a template of the product is worded anew beside its preview; what nobody fills in is told', async () => {
  await render(<Templates answers={mailAnswers()} />);
  await actOn(rowOf('New password'), 'Edit');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/The product sends this template/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Code' }).query()).toBeNull();
  await dialog.getByRole('button', { name: 'English' }).click();
  await expect.element(dialog.getByText('Your code is 123456, valid for 5 minutes.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Text (English)' }).fill('Use {code}, {who}');
  await expect.element(dialog.getByText('Nobody fills in {who}.')).toBeVisible();
});

test('a template is tried at an address', async () => {
  const tried = vi.fn(() => null);
  await render(<Templates answers={[...mailAnswers(), answer(messageTemplateApi.sendTest, tried)]} />);
  await actOn(rowOf('Campaign news'), 'Send a test');
  await page.getByRole('dialog').getByRole('textbox', { name: 'To' }).fill('me@example.org');
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(page.getByText('Test to me@example.org handed over')).toBeVisible();
});

test('who only looks writes nothing and opens nothing', async () => {
  await render(<ReadOnly answers={mailAnswers()} />);
  await expect.element(rowOf('Opening hours')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Write' })).toBeDisabled();
  expect(page.getByRole('button', { name: 'Details' }).query()).toBeNull();
});
