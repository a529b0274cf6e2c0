import { BacklotThemeProvider } from '@backlot/ui-kit';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from '../../DataTable.stories';

const { Plain } = composeStories(stories);
const cell = (field: string) => document.querySelector<HTMLElement>(`.MuiDataGrid-row[data-rowindex="0"] [data-field=${field}]`);
const isCut = (field: string) => {
  const found = cell(field);
  return !found || [found, ...found.querySelectorAll('*')].some((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth);
};
const long = 'A name that is a good deal longer than any column would have room for';

test('a state, a figure and a code get the width they need, on every page', async () => {
  await render(
    <Plain
      columns={[
        { field: 'nickname', header: 'Creator', isFixed: true },
        {
          field: 'state',
          header: 'State',
          width: 60,
          render: ({ id }) => <b>{Number(id) > 10 ? 'waits for an answer of ours' : 'ready for us'}</b>,
        },
        { field: 'fans', header: 'All followers of all channels', width: 60, align: 'right', isSortable: true },
      ]}
    />,
  );
  await expect.element(page.getByText('ready for us').first()).toBeVisible();
  await expect.poll(() => [isCut('state'), isCut('fans')]).toEqual([false, false]);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(page.getByText('waits for an answer of ours').first()).toBeVisible();
  await expect.poll(() => isCut('state')).toBe(false);
});

test('text that is cut ends in an ellipsis and is told in full on hover; a name has room first', async () => {
  await page.viewport(768, 800);
  await render(
    <Plain
      columns={[
        { field: 'nickname', header: 'Creator', minWidth: 80, isFixed: true, render: () => long },
        {
          field: 'country',
          header: 'Note',
          kind: 'text',
          flex: 1,
          minWidth: 80,
          render: () => (
            <>
              <span aria-hidden>AN</span> {long}
            </>
          ),
        },
        { field: 'rate', header: 'Rate', width: 300 },
      ]}
    />,
  );
  await expect.poll(() => cell('country')?.title).toBe(long);
  expect(cell('nickname')?.clientWidth).toBeGreaterThanOrEqual(200);
  expect(getComputedStyle(cell('country')?.firstElementChild ?? document.body).textOverflow).toBe('ellipsis');
  await page.viewport(1280, 800);
});

test('a column that says the same on every row steps back, and comes forward where it differs', async () => {
  await render(
    <BacklotThemeProvider>
      <Plain initialSearch="?country=VN" />
    </BacklotThemeProvider>,
  );
  await expect.element(page.getByText('1-7 of 7')).toBeVisible();
  const ink = (field: string) => getComputedStyle(cell(field) ?? document.body).color;
  await expect.poll(() => ink('country') !== ink('nickname')).toBe(true);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
  await expect.poll(() => ink('country') === ink('nickname')).toBe(true);
});

test('columns that would not fit are as narrow as their cells allow, before anything has to be scrolled to', async () => {
  await page.viewport(900, 800);
  const fields = ['a', 'b', 'c', 'd', 'e', 'f'];
  await render(
    <Plain
      columns={[
        { field: 'nickname', header: 'Creator', isFixed: true },
        ...fields.map((field) => ({
          field,
          header: field.toUpperCase(),
          width: 130,
          render: () => (field === 'f' ? 'the whole of f' : '1'),
        })),
      ]}
    />,
  );
  const end = () => cell('f')?.getBoundingClientRect().right;
  await expect.poll(end).toBe(document.querySelector('[role=grid]')?.getBoundingClientRect().right);
  await expect.poll(() => [isCut('f'), isCut('a')]).toEqual([false, false]);
  await page.viewport(1280, 800);
  await expect.poll(() => cell('a')?.clientWidth).toBeGreaterThanOrEqual(129);
});

test('a second button gives way before a column would be out of view, and stays where there is room', async () => {
  const columns = [...'abcdefghijkl'].map((field) => ({ field, header: field.toUpperCase(), width: 130, render: () => '1' }));
  await render(
    <Plain
      columns={[{ field: 'nickname', header: 'Creator', minWidth: 200, isFixed: true }, ...columns]}
      rowActions={() => [
        { key: 'open', label: 'Look', onRun: () => undefined },
        { key: 'assign', label: 'Assign to', onRun: () => undefined },
      ]}
    />,
  );
  const second = page.getByRole('button', { name: 'Assign to' });
  await expect.element(page.getByRole('button', { name: 'Look' }).first()).toBeVisible();
  await expect.poll(() => second.query()).toBeNull();
  expect(cell('l')?.getBoundingClientRect().right).toBeLessThanOrEqual(cell('__actions')?.getBoundingClientRect().left ?? 0);
  await page.viewport(1440, 800);
  await expect.element(second.first()).toBeVisible();
  await page.viewport(1280, 800);
});

test('a header keeps its words when its arrow comes, where room lacks too', async () => {
  await page.viewport(700, 800);
  const columns = ['a', 'b', 'c', 'd', 'e'].map((field) => ({
    field,
    header: 'Followers',
    width: 110,
    isSortable: true as const,
    render: () => '1',
  }));
  await render(<Plain columns={[{ field: 'nickname', header: 'Creator', isFixed: true }, ...columns]} />);
  const header = page.getByRole('columnheader', { name: 'Followers' }).first();
  const lack = () => {
    const title = header.element().querySelector('.MuiDataGrid-columnHeaderTitle');
    return title ? title.scrollWidth - title.clientWidth : undefined;
  };
  await expect.element(header).toBeVisible();
  await expect.poll(lack).toBe(0);
  await header.click();
  await expect.element(header).toHaveAttribute('aria-sort');
  await expect.poll(() => header.element().querySelector('.MuiDataGrid-sortIcon')?.clientWidth).toBeGreaterThan(0);
  await expect.poll(lack).toBe(0);
  await page.viewport(1280, 800);
});

test('where room lacks on a narrow screen actions are one menu, a name is read, and what gave way is said and comes back when asked for', async () => {
  await page.viewport(768, 800);
  const state = (field: string) => ({ field, header: `The ${field}`, width: 160, render: () => `all of the ${field}` });
  await render(
    <Plain
      columns={[
        { field: 'nickname', header: 'Creator', isFixed: true, render: () => long },
        ...['first', 'second', 'third', 'fourth', 'fifth'].map(state),
      ]}
      rowActions={() => [
        { key: 'edit', label: 'Edit at length', onRun: () => undefined },
        { key: 'delete', label: 'Delete', onRun: () => undefined },
      ]}
    />,
  );
  await expect.poll(() => cell('__actions')?.offsetWidth).toBe(52);
  expect(cell('nickname')?.offsetWidth).toBeGreaterThanOrEqual(220);
  await expect.element(page.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  await expect.poll(() => cell('fifth')).toBeNull();
  const shown = ['first', 'second', 'third', 'fourth'].filter((field) => cell(field));
  expect(shown.length).toBeGreaterThan(1);
  for (const field of shown)
    expect(cell(field)?.getBoundingClientRect().right).toBeLessThanOrEqual((cell('__actions')?.getBoundingClientRect().left ?? 0) + 1);
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await expect.element(page.getByRole('menuitem', { name: 'Edit at length' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: `Columns +${5 - shown.length}` }).click();
  const box = page.getByRole('checkbox', { name: 'Show The fifth' });
  await expect.element(box).not.toBeChecked();
  await box.click();
  await expect.element(box).toBeChecked();
  await expect.poll(() => cell('fifth')).not.toBeNull();
  await page.viewport(1280, 800);
});

test('a column that comes back with the room is as wide as its cells need', async () => {
  await page.viewport(700, 800);
  const fields = ['a', 'b', 'c', 'd', 'e'];
  await render(
    <Plain
      columns={[
        { field: 'nickname', header: 'Creator', isFixed: true, isSortable: true, render: () => 'A' },
        ...fields.map((field) => ({
          field,
          header: field.toUpperCase(),
          kind: 'date' as const,
          render: () => `the whole of all ${field}`,
        })),
      ]}
    />,
  );
  await expect.poll(() => cell('d') !== null && cell('e') === null).toBe(true);
  await page.viewport(960, 800);
  await expect.poll(() => isCut('e')).toBe(false);
  await page.viewport(1280, 800);
});
