import { composeStories } from '@storybook/react-vite';
import { connectorApi, errors } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../../kit/stage/answer';
import { themed } from '../../../kit/stage/themed.fixture';
import { consentAnswers } from './consents.fixture';
import * as stories from './Consents.stories';

const { Creator, Merchant, BackWithNothing, BackWithAnOldCode } = composeStories(stories, themed);
const card = page.getByRole('region', { name: 'Channel consents' });
const rowOf = (name: string) => card.getByRole('listitem').filter({ hasText: name });
const dialog = page.getByRole('dialog');

test('each connector says how its consent stands, and is asked for where it does not hold', async () => {
  const asked = vi.fn(() => ({ link: 'https://channel.example/allow' }));
  await render(<Creator answers={[...consentAnswers(), answer(connectorApi.consentLink, asked)]} />);
  await expect.element(rowOf('Own data').getByText('Given', { exact: true })).toBeVisible();
  await expect.element(rowOf('Own data').getByText(/^until /)).toBeVisible();
  expect(rowOf('Own data').getByRole('button').query()).toBeNull();
  await expect.element(rowOf('Old app').getByText('Over', { exact: true })).toBeVisible();
  await expect.element(rowOf('Profile only').getByText('Leaves something out')).toBeVisible();
  await rowOf('Second app').getByRole('button', { name: 'Ask for consent' }).click();
  await expect.element(dialog.getByText('@bea.reyes')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Open the consent page' }))
    .toHaveAttribute('href', 'https://channel.example/allow');
  expect(asked.mock.calls[0]).toEqual([{ id: '2', upId: '501' }, expect.anything()]);
});

test('a merchant is asked for its own', async () => {
  const asked = vi.fn(() => ({ link: 'https://channel.example/allow' }));
  await render(<Merchant answers={[...consentAnswers(), answer(connectorApi.consentLink, asked)]} />);
  await rowOf('Old app').getByRole('button', { name: 'Ask for consent' }).click();
  await expect.element(dialog.getByText('Glow House')).toBeVisible();
  await expect.poll(() => asked.mock.calls[0]).toEqual([{ id: '3', shopId: '7' }, expect.anything()]);
});

test('who may not ask for it is shown nothing', async () => {
  const told = vi.fn(() => Promise.reject(new Refusal(errors.notFound.code, errors.notFound.en)));
  const { rerender } = await render(<Creator key="none" grants={['upDetail.get']} answers={[answer(connectorApi.consents, told)]} />);
  expect(card.query()).toBeNull();
  await rerender(<Creator key="other" answers={[answer(connectorApi.consents, told)]} />);
  await expect.element(card).toBeVisible();
  await expect.poll(() => card.query()).toBeNull();
  expect(told).toHaveBeenCalledOnce();
});

test('the way back from a consent page keeps the consent once and goes on to whose it is', async () => {
  const kept = vi.fn(() => ({ upId: '501', shopId: null }));
  await render(<BackWithNothing path="/consent?code=c-1&state=s-1" answers={[answer(connectorApi.authorize, kept)]} />);
  await expect.element(page.getByText('Consent kept. What the channel tells is read from now on.')).toBeVisible();
  // The address has nothing in it any more.
  await expect.element(page.getByText('No consent came with this address')).toBeVisible();
  expect(kept.mock.calls).toEqual([[{ code: 'c-1', state: 's-1' }, expect.anything()]]);
});

test('one that cannot be kept says why and what to do', async () => {
  await render(<BackWithAnOldCode />);
  await expect.element(page.getByRole('alert').getByText(/The code does not hold any more/)).toBeVisible();
});
