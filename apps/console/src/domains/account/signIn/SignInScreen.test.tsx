import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './SignInScreen.stories';

const { Empty, Services } = composeStories(stories);

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
