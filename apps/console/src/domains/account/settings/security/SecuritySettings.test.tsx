import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { authApi } from '@backlot/contract';
import { answer } from '../../../../kit/stage/answer';
import { render } from 'vitest-browser-react';
import * as stories from './SecuritySettings.stories';

const { Binding, FactorOn, Notifications, TwoDevices } = composeStories(stories);

test('ends a session elsewhere after asking; the own one has no button', async () => {
  const screen = await render(<TwoDevices />);
  await expect.element(screen.getByText('This is you')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign out there' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Sign out there' }).click();
  await expect.element(screen.getByText('Safari 26 · iOS 26 is signed out')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign out there' })).not.toBeInTheDocument();
});

test('of many sessions the own one comes first, and those beyond five when they are asked for', async () => {
  const session = (id: string, current: boolean) => ({
    id,
    browser: `Chrome ${id}`,
    os: 'Windows 11',
    ip: '10.0.0.1',
    place: null,
    createTime: '2026-11-20 03:00:00',
    lastSeenTime: '2026-11-20 04:00:00',
    current,
  });
  const open = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => session(id, id === '8'));
  const screen = await render(<TwoDevices answers={[...(TwoDevices.args.answers ?? []), answer(authApi.sessions, () => open as never)]} />);
  const devices = () =>
    screen
      .getByText(/^Chrome \d/)
      .elements()
      .map((one) => one.textContent?.slice(0, 8));
  await expect.poll(devices).toEqual(['Chrome 8', 'Chrome 1', 'Chrome 2', 'Chrome 3', 'Chrome 4']);
  await screen.getByRole('button', { name: 'Show all 8' }).click();
  await expect.poll(() => devices().length).toBe(8);
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

test('the second step is turned on with password and code, and its recovery codes are shown once', async () => {
  const screen = await render(<TwoDevices />);
  await screen.getByRole('button', { name: 'Turn on' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Second step when signing in' });
  await dialog.getByLabelText(/^Present password/).fill('the old one');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect.element(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await dialog.getByLabelText(/^Code/).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(dialog.getByText('The code is wrong or was used before.')).toBeVisible();
  await dialog.getByLabelText(/^Code/).fill('123456');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByText('K3VQA-7MPLA')).toBeVisible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('10 recovery codes left')).toBeVisible();
});

test('the second step is turned off with password and code only', async () => {
  const screen = await render(<FactorOn />);
  await screen.getByRole('button', { name: 'Turn off' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Turn off the second step' });
  await dialog.getByLabelText(/^Present password/).fill('the old one');
  await expect.element(dialog.getByRole('button', { name: 'Turn off' })).toBeDisabled();
  await dialog.getByLabelText(/^Code of the app/).fill('123456');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(screen.getByText('The second step is off')).toBeVisible();
});

test('a new e-mail address is proved by the code sent there', async () => {
  const screen = await render(<Binding />);
  await screen.getByRole('button', { name: 'Change: E-mail' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change: E-mail' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect.element(dialog.getByText('Enter it first')).toBeVisible();
  await dialog.getByLabelText(/^New e-mail/).fill('new@shop.example');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect.element(dialog.getByText('The code is on its way. It is valid for 10 minutes.')).toBeVisible();
  await dialog.getByLabelText(/^Code/).fill('000000');
  await dialog.getByLabelText(/^Present password/).fill('the old one');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('The code is wrong or has expired.')).toBeVisible();
  await dialog.getByLabelText(/^Code/).fill('123456');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Changed')).toBeVisible();
});

test('a class of notices is made quiet and loud again', async () => {
  const screen = await render(<Notifications />);
  const news = screen.getByLabelText('News');
  await expect.element(news).toBeChecked();
  await news.click();
  await expect.element(news).not.toBeChecked();
  await news.click();
  await expect.element(news).toBeChecked();
});

test('security shows phone and e-mail, and bindings say what each is for', async () => {
  const screen = await render(<TwoDevices />);
  await expect.element(screen.getByText('+84912345678')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Change: Phone' })).toBeVisible();
  await screen.unmount();
  const bound = await render(<Binding />);
  await expect.element(bound.getByText('Recover the password by e-mail')).toBeVisible();
  expect(bound.getByText('Bound', { exact: true }).all()).toHaveLength(2);
  await expect.element(bound.getByText(/^mona · since /)).toBeVisible();
  await expect.element(bound.getByRole('button', { name: 'Remove link with GitHub' })).toBeVisible();
  await expect.element(bound.getByRole('button', { name: 'Link Gitee' })).toBeVisible();
});
