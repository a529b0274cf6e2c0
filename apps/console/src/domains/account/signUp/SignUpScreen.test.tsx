import { composeStories } from '@storybook/react-vite';
import { authApi } from '@backlot/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import * as stories from './SignUpScreen.stories';

const { Empty } = composeStories(stories);

async function register(answers = Empty.args.answers) {
  const screen = await render(<Empty {...(answers && { answers })} />);
  for (const [name, value] of [
    ['Shop name', 'Nha May'],
    ['E-mail', 'may@shop.vn'],
    ['Account', 'nha.may'],
    ['Phone number', '9171234567'],
  ] as const)
    await screen.getByRole('textbox', { name, exact: true }).fill(value);
  for (const field of screen.container.querySelectorAll('input[type=password]')) await userEvent.fill(field, 'sunny-Day-7');
  await screen.getByRole('checkbox').click();
  const send = () => screen.getByRole('button', { name: 'Create the account' }).click();
  await send();
  return { screen, send };
}

const perhapsMade = 'This account exists: your first try may have gone through. Sign in with it, or choose another name.';

test('a second try after a lost answer says that the first one may have gone through', async () => {
  const [captcha, taken] = Empty.args.answers ?? [];
  let isLost = true;
  const lost = answer(authApi.register, (input) => (isLost ? new Response(null, { status: 500 }) : taken?.reply(input)) as Response);
  const { screen, send } = await register([...(captcha ? [captcha] : []), lost]);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  isLost = false;
  await send();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(perhapsMade);
  await screen.getByRole('textbox', { name: 'Account', exact: true }).fill('nha.khac');
  await send();
  await expect.element(screen.getByText('This account is taken.').first()).toBeVisible();
  expect(screen.getByText(perhapsMade).elements()).toEqual([]);
});

test('an account that was not tried before is taken by somebody else, however often it is tried', async () => {
  const { screen, send } = await register();
  await expect.element(screen.getByText('This account is taken.').first()).toBeVisible();
  await screen.getByRole('textbox', { name: 'Shop name', exact: true }).fill('Nha May 2');
  expect(screen.getByText('This account is taken.').elements()).toEqual([]);
  await send();
  await expect.element(screen.getByText('This account is taken.').first()).toBeVisible();
  expect(screen.getByText(perhapsMade).elements()).toEqual([]);
});
