import { demandApi, upApi } from '@backlot/contract';
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
  const screen = await render(<Everything />);
  const input = screen.getByRole('combobox');
  for (const [typed, name] of [
    ['sign out', 'Sign out'],
    ['退出登录', 'Sign out'],
    ['tcdl', 'Sign out'],
    ['toan man hinh', 'Full screen'],
    ['xzzx', 'Download centre'],
    ['sqcd', 'Fold the menu'],
    ['purple', 'Theme colour: Purple'],
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

test('records are asked for once typing rests, of the lists one may open; a list that fails is said and the others stay', async () => {
  const asked = vi.fn();
  const row = { id: '7', nickname: 'Paolo Santos', upNumber: 'paolo.s' };
  const creators = answer(upApi.page, ({ searchValue }) => {
    asked(searchValue);
    return { pageNo: 1, pageSize: 5, totalPage: 1, totalRows: 1, rows: [row] } as never;
  });
  const broken = answer(demandApi.page, () => Promise.reject(new Refusal(1016006, 'The service is not available right now.')));
  const screen = await render(<Everything answers={[somebodySignedIn, creators, broken]} grants={['upLibrary.query', 'demand.query']} />);
  await screen.getByRole('combobox').fill('p');
  await screen.getByRole('combobox').fill('paolo');
  await expect.element(screen.getByRole('option', { name: /^Paolo Santos/ })).toHaveTextContent('Paolo SantosCreator · paolo.s');
  await expect.element(screen.getByText('Not all records could be searched: The service is not available right now.')).toBeVisible();
  expect(asked.mock.calls).toEqual([['paolo']]);
});
