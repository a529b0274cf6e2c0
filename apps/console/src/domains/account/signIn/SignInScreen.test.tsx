import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './SignInScreen.stories';

const { Empty, Services, Paused } = composeStories(stories);

afterEach(() => page.viewport(1280, 800));

test('asks for what is missing and goes to the first field', async () => {
  const screen = await render(<Empty />);
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(screen.getByText('Enter your account.')).toBeVisible();
  await expect.element(screen.getByText('Enter your password.')).toBeVisible();
  await expect.element(screen.getByText('Tick this to go on.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Account' })).toHaveFocus();
});

test('says the server’s words and keeps the password', async () => {
  const screen = await render(<Empty />);
  await screen.getByRole('textbox', { name: 'Account' }).fill('bd.vn.1');
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Account or password is wrong.');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('secret');
});

test('a code is sent once, then there is a pause, and the demo outbox shows it', async () => {
  const screen = await render(<Empty />);
  await screen.getByRole('tab', { name: 'Phone' }).click();
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByText('Enter your phone number.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Phone number' }).fill('0917 123 4567');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByRole('button', { name: /^Again in/ })).toBeDisabled();
  await expect.element(screen.getByText('Backlot: your code is 482915.')).toBeVisible();
});

test('a service is left for only with the agreement', async () => {
  const screen = await render(<Services />);
  await screen.getByRole('button', { name: 'Continue with GitHub' }).click();
  await expect.element(screen.getByText('Tick this to go on.')).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).toHaveFocus();
  await expect.element(screen.getByText('Enter your account.')).not.toBeInTheDocument();
});

const typeAndSend = async () => {
  document.querySelector<HTMLInputElement>('[name=account]')?.focus();
  await userEvent.keyboard('bd.vn.1{Tab}');
  document.querySelector<HTMLInputElement>('[name=password]')?.focus();
  await userEvent.keyboard('secret');
  document.querySelector<HTMLInputElement>('[name=agreed]')?.focus();
  await userEvent.keyboard(' ');
  document.querySelector<HTMLInputElement>('[name=password]')?.focus();
  await userEvent.keyboard('{Enter}');
};

test('a pause that a captcha ends shows it by itself, by keyboard and at 360 px', async () => {
  await page.viewport(360, 720);
  const screen = await render(<Paused />);
  await expect.element(screen.getByRole('checkbox')).toBeVisible();
  await typeAndSend();
  await expect.element(page.getByRole('dialog', { name: 'Are you a person?' })).toBeVisible();
  await expect.element(page.getByRole('application')).toHaveFocus();
  const { left, right } = page.getByRole('application').element().getBoundingClientRect();
  expect([left >= 0, right <= 360]).toEqual([true, true]);
  await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}{ArrowUp}{Enter}');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Account or password is wrong, with a-token---[{"x":155,"y":78},{"x":150,"y":78},{"x":150,"y":73}].');
});

test('who closes that captcha keeps what was typed and may send again at once', async () => {
  const screen = await render(<Paused />);
  await typeAndSend();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Too many failed attempts. Try again in 30 s. Solve the captcha to go on at once.');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('secret');
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Are you a person?' })).toBeVisible();
});
