import { searchApi } from '@backlot/contract';
import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../kit/stage/answer';
import { somebodySignedIn } from '../../kit/stage/SignedIn';
import * as stories from './Palette.stories';

const { Everything } = composeStories(stories);

test('a page is found by its name in three languages and by pinyin initials', async () => {
  const screen = await render(<Everything />);
  const input = screen.getByRole('combobox');
  for (const typed of ['online', '在线', 'truc tuyen', 'zxyh']) {
    await input.fill(typed);
    await expect.element(screen.getByRole('option').first()).toHaveTextContent('Online usersSystem');
  }
});

test('the keyboard goes round, and nothing found is said', async () => {
  const screen = await render(<Everything />);
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await expect.element(screen.getByRole('option', { name: /^Console/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('option', { name: /^Keyboard shortcuts/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: /^Console/ })).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('combobox').fill('qqqq');
  await expect.element(screen.getByText('Nothing fits “qqqq”')).toBeVisible();
});

test('what header, menu and settings do is found by name in three languages and by pinyin initials', async () => {
  const screen = await render(<Everything grants={['upLibrary.add', 'workOrderLeader.add']} />);
  const input = screen.getByRole('combobox');
  for (const [typed, name] of [
    ['sign out', 'Sign out'],
    ['退出登录', 'Sign out'],
    ['tcdl', 'Sign out'],
    ['toan man hinh', 'Full screen'],
    ['xzzx', 'Download centre'],
    ['sqcd', 'Fold the menu'],
    ['purple', 'Theme colour: Purple'],
    ['xzdr', 'Add creator'],
    ['新增团长单', 'Add team-leader order'],
    ['dhms', 'Navigation: Top menu'],
  ] as const) {
    await input.fill(typed);
    await expect.element(screen.getByRole('option').first()).toHaveTextContent(`${name}Action`);
  }
});

test('signing out asks first', async () => {
  const screen = await render(<Everything />);
  await screen.getByRole('combobox').fill('sign out');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog').getByText('You will be signed out in every tab of this browser.')).toBeVisible();
});

test('records are asked for in one call once typing rests; one opens beside the page, which is left only when asked', async () => {
  const asked = vi.fn();
  const record = {
    kind: 'up' as const,
    id: '7',
    name: 'Paolo Santos',
    number: 'paolo.s',
    status: null,
    country: 'PH',
    shopName: null,
    expireDate: null,
    fansNum: 74_100,
    requireUpNum: null,
  };
  const found = answer(searchApi.records, ({ searchValue }) => {
    asked(searchValue);
    return [record];
  });
  const screen = await render(<Everything answers={[somebodySignedIn, found]} grants={['upLibrary.query']} />);
  await screen.getByRole('combobox').fill('p');
  await screen.getByRole('combobox').fill('paolo');
  const option = screen.getByRole('option', { name: /Paolo Santos/ });
  await expect.element(option.getByText('Creator · paolo.s')).toBeVisible();
  expect(asked.mock.calls).toEqual([['paolo']]);
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('dialog', { name: 'Paolo Santos' });
  await expect.element(panel.getByText('74.1K')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Open the page' })).toBeVisible();
});

test('a search that fails is said, and the pages stay', async () => {
  const broken = answer(searchApi.records, () => Promise.reject(new Refusal(1016006, 'The service is not available right now.')));
  const screen = await render(<Everything answers={[somebodySignedIn, broken]} grants={['upLibrary.query']} />);
  await screen.getByRole('combobox').fill('online');
  await expect.element(screen.getByText('Records could not be searched: The service is not available right now.')).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /^Online users/ })).toBeVisible();
});
