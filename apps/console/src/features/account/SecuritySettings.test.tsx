import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './SecuritySettings.stories';

const { TwoDevices } = composeStories(stories);

test('ends a session elsewhere after asking; the own one has no button', async () => {
  const screen = await render(<TwoDevices />);
  await expect.element(screen.getByText('This is you')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign out there' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Sign out there' }).click();
  await expect.element(screen.getByText('Safari 26 · iOS 26 is signed out')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign out there' })).not.toBeInTheDocument();
});

test('two new passwords that differ are told before anything is sent', async () => {
  const screen = await render(<TwoDevices />);
  await screen.getByLabelText(/^Present password/).fill('the old one');
  await screen.getByLabelText(/^New password/).fill('a longer one');
  await screen.getByLabelText(/^Repeat new password/).fill('another one');
  await screen.getByRole('button', { name: 'Change password' }).click();
  await expect.element(screen.getByText('The two passwords differ')).toBeVisible();
});

test('a wrong old password stands at its field, and what was typed stays', async () => {
  const screen = await render(<TwoDevices />);
  await screen.getByLabelText(/^Present password/).fill('not it');
  await screen.getByLabelText(/^New password/).fill('a longer one');
  await screen.getByLabelText(/^Repeat new password/).fill('a longer one');
  await screen.getByRole('button', { name: 'Change password' }).click();
  await expect.element(screen.getByText('The old password is wrong.')).toBeVisible();
  await expect.element(screen.getByLabelText(/^Repeat new password/)).toHaveValue('a longer one');
});
