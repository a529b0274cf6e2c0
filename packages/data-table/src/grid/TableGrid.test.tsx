import type { Locale } from '@backlot/i18n';
import { LocaleProvider } from '@backlot/i18n/react';
import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Creator } from '../creatorSource.fixture';
import * as stories from '../DataTable.stories';

const nameOf = ({ nickname, country }: Creator) => `${nickname} from ${country}`;
const { Plain, WithActions } = composeStories(stories);
const { WithActions: Bare } = composeStories(stories, {});

test('a pick belongs to its row, not to its line: the next page has none, and both rows reach the action', async () => {
  const run = vi.fn();
  await render(<WithActions bulkActions={[{ key: 'label', label: 'Label', onRun: run }]} />);
  await page
    .getByRole('checkbox', { name: /^Select creator/ })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(page.getByText('11-20 of 43')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Select creator/ }).nth(9)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Select creator/, checked: true })).not.toBeInTheDocument();
  await page
    .getByRole('checkbox', { name: /^Select creator/ })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Label' }).click();
  expect(run).toHaveBeenCalledWith({ kind: 'rows', ids: ['2', '12'] });
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect.element(page.getByRole('row', { name: /creator\.02/ }).getByRole('checkbox')).toBeChecked();
});

test('all picked on a full page picks nothing of a shorter one', async () => {
  const run = vi.fn();
  await render(<WithActions bulkActions={[{ key: 'label', label: 'Label', onRun: run }]} />);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Page 5' }).click();
  await expect.element(page.getByText('41-43 of 43')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /creator\.43/ }).getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: 'Label' }).click();
  expect(run).toHaveBeenCalledWith({ kind: 'rows', ids: Array.from({ length: 10 }, (_, at) => String(at + 1)) });
});

test('nothing that was typed into a cell of one row is left in that of another', async () => {
  await render(
    <Plain
      columns={[
        { field: 'nickname', header: 'Creator', width: 160 },
        { field: 'rate', header: 'Note', width: 200, render: ({ nickname }) => <input aria-label={`Note on ${nickname}`} /> },
      ]}
    />,
  );
  await page.getByRole('textbox', { name: 'Note on creator.01' }).fill('call back');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Note on creator.11' })).toHaveValue('');
});

test('the keyboard reaches the checkbox of a row, and the one of the header knows when some are picked', async () => {
  await render(<WithActions />);
  const first = page.getByRole('checkbox', { name: /^Select creator/ }).first();
  await first.click();
  await expect.element(page.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(page.getByText('2 selected')).toBeVisible();
});

test('the tint of a picked row runs through its actions, also under the pointer', async () => {
  await render(<WithActions />);
  document.documentElement.style.setProperty('--mui-palette-accent-soft', 'rgb(1, 2, 3)');
  await page.getByRole('checkbox', { name: 'Select creator.01', exact: true }).click();
  const row = page.getByRole('row', { name: /creator\.01/ });
  await row.hover();
  const tintOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
  const actions = () => row.element().querySelector('.BlTable-end');
  await expect.poll(() => [tintOf(row.element()), tintOf(actions())]).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
});

test('another page draws its cells once', async () => {
  const drawn = vi.fn(({ nickname }: { nickname: string }) => nickname);
  await render(<Plain columns={[{ field: 'nickname', header: 'Creator', width: 160, render: drawn }]} />);
  await expect.element(page.getByText('creator.10')).toBeVisible();
  drawn.mockClear();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(page.getByText('creator.20')).toBeVisible();
  expect(drawn.mock.calls.map(([{ nickname }]) => nickname)).toEqual(Array.from({ length: 10 }, (_, at) => `creator.${at + 11}`));
});

test('checkbox and menu of a row say which row they are of: by its name, or else by its title; the next page by its own rows', async () => {
  const { rerender } = await render(<WithActions />);
  await expect.element(page.getByRole('checkbox', { name: 'Select creator.01', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More for creator.01', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Select creator.11', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More for creator.11', exact: true })).toBeVisible();
  await rerender(<WithActions nameOf={nameOf} />);
  await expect.element(page.getByRole('checkbox', { name: 'Select creator.11 from SG', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More for creator.11 from SG', exact: true })).toBeVisible();
});

test('checkbox and menu name their row in Chinese and Vietnamese', async () => {
  const renderIn = (locale: Locale) =>
    render(
      <LocaleProvider locale={locale}>
        <Bare />
      </LocaleProvider>,
    );
  const chinese = await renderIn('zh-CN');
  await expect.element(page.getByRole('checkbox', { name: '选择creator.01', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'creator.01的更多操作', exact: true })).toBeVisible();
  await chinese.unmount();
  await renderIn('vn');
  await expect.element(page.getByRole('checkbox', { name: 'Chọn creator.01', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Thao tác khác cho creator.01', exact: true })).toBeVisible();
});
