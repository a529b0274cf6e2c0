import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './DataTable.stories';

const { Plain, WithActions } = composeStories(stories);
const url = () => document.querySelector('[data-testid=url]')?.textContent ?? '';

test('picks rows, offers all that match, and hands the selection to the action', async () => {
  const run = vi.fn();
  const onSelection = vi.fn();
  await render(<WithActions onSelection={onSelection} bulkActions={[{ key: 'label', label: 'Label', takesAll: true, onRun: run }]} />);
  await page
    .getByRole('checkbox', { name: /^Select creator/ })
    .nth(0)
    .click();
  await page
    .getByRole('checkbox', { name: /^Select creator/ })
    .nth(1)
    .click();
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 43 matching' }).click();
  await page.getByRole('button', { name: 'Label' }).click();
  expect(run).toHaveBeenCalledWith({ kind: 'all', totalRows: 43 });
  expect(onSelection.mock.lastCall).toEqual([{ kind: 'all', totalRows: 43 }]);
});

test('an action that dealt with the rows clears the selection, one that was given up keeps it', async () => {
  const run = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await render(<WithActions bulkActions={[{ key: 'label', label: 'Label', onRun: run }]} />);
  await page
    .getByRole('checkbox', { name: /^Select creator/ })
    .nth(0)
    .click();
  await page.getByRole('button', { name: 'Label' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Label' }).click();
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
});

test('an action that is not possible is reached by keyboard, says why, and does nothing', async () => {
  const onRun = vi.fn();
  const whyNot = 'Consent has expired';
  await render(
    <WithActions
      rowActions={() => [
        { key: 'open', label: 'Open', onRun },
        { key: 'edit', label: 'Edit', onRun, whyNot },
        { key: 'delete', label: 'Delete', onRun, whyNot },
      ]}
    />,
  );
  const edit = page.getByRole('button', { name: 'Edit' }).first();
  await expect.element(edit).toHaveAttribute('aria-disabled', 'true');
  await expect.element(edit).toHaveAccessibleDescription(whyNot);
  (page.getByRole('button', { name: 'Open' }).first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(edit).toHaveFocus();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(whyNot);
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(page.getByRole('button', { name: 'More for creator.01' }).first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  await expect.element(remove).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(remove).toHaveFocus();
  await expect.element(remove).toHaveAccessibleDescription(whyNot);
  await userEvent.keyboard('{Enter}');
  expect(onRun).not.toHaveBeenCalled();
});

test('on a phone the rows are cards', async () => {
  await page.viewport(360, 740);
  await render(<WithActions />);
  await expect.element(page.getByRole('list', { name: 'Creators' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1280, 800);
});

test('other filters end a selection of all that match', async () => {
  await render(<WithActions />);
  await page
    .getByRole('checkbox', { name: /^Select creator/ })
    .nth(0)
    .click();
  await page.getByRole('button', { name: 'Select all 43 matching' }).click();
  await expect.element(page.getByText('43 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(page.getByText('43 selected')).toBeVisible();
  await page.getByRole('searchbox').fill('creator.0');
  await expect.poll(url).toBe('?searchValue=creator.0');
  await expect.element(page.getByText('43 selected')).not.toBeInTheDocument();
});

test('cards are sorted by a field of their own and named where they are picked', async () => {
  await page.viewport(360, 740);
  await render(<WithActions />);
  await page.getByRole('button', { name: 'Sort and more' }).click();
  await page.getByRole('menuitemradio', { name: 'Followers, Descending' }).click();
  await expect.poll(url).toBe('?sortField=fans&sortOrder=descend');
  await page
    .getByRole('checkbox', { name: /^Select creator\.\d\d$/ })
    .nth(0)
    .click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await page.viewport(1280, 800);
});

test('a double click opens a row, unless it was meant for a button in it', async () => {
  const [open, touch] = [vi.fn(), vi.fn()];
  await render(<Plain onOpenRow={open} rowActions={() => [{ key: 'touch', label: 'Touch', onRun: touch }]} />);
  await page.getByRole('button', { name: 'Touch' }).first().dblClick();
  expect(touch).toHaveBeenCalledTimes(2);
  expect(open).not.toHaveBeenCalled();
  await page.getByText('creator.02').dblClick();
  expect(open).toHaveBeenCalledOnce();
});
