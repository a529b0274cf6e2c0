import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './DataTable.stories';
import { creatorSource } from './creatorSource.fixture';
import type { TableLayout } from './layout/TableLayout';
import type { ViewPort } from './views/TableView';

const { Plain, MoreFilters, WithActions, SecondPageSorted, NothingMatches, Failed, WithViews, WithPresets, OnlyPresets, TwoPinned } = composeStories(stories);
const url = () => document.querySelector('[data-testid=url]')?.textContent ?? '';

test('shows the first ten of all rows and says so', async () => {
  await render(<Plain />);
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
  await expect.element(page.getByText('creator.01')).toBeVisible();
});

test('pages through the URL', async () => {
  await render(<Plain />);
  await page.getByRole('button', { name: 'Page 5' }).click();
  await expect.element(page.getByText('41-43 of 43')).toBeVisible();
  expect(url()).toBe('?pageNo=5');
});

test('a pasted link shows the same rows: page, sort and filters', async () => {
  await render(<SecondPageSorted />);
  await expect.element(page.getByRole('button', { name: /Country\s*PH, VN \+1/ })).toBeVisible();
  await expect.element(page.getByText(/^11-\d+ of 2\d$/)).toBeVisible();
});

test('sorting asks the source and goes back to the first page', async () => {
  await render(<Plain initialSearch="?pageNo=3" />);
  await page.getByRole('columnheader', { name: 'Followers' }).click();
  await expect.poll(url).toBe('?sortField=fans&sortOrder=ascend');
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
});

test('a filter narrows the rows, shows its value, and clears', async () => {
  await render(<Plain />);
  await page.getByRole('button', { name: 'Country' }).click();
  await page.getByRole('checkbox', { name: 'VN' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(url).toBe('?country=VN');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(url).toBe('');
});

test('nothing found says why and offers the way back', async () => {
  await render(<NothingMatches />);
  await expect.element(page.getByText('No row matches these filters')).toBeVisible();
});

test('defect 15: a failure ends the waiting, keeps the place and offers another try', async () => {
  const source = vi.fn(Failed.args.source ?? (() => Promise.reject(new Error('down'))));
  await render(<Failed source={source} />);
  await expect.element(page.getByText('The service is not available right now.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => source.mock.calls.length).toBe(2);
});

test('a page that became empty steps back to the last page with rows', async () => {
  await render(<Plain initialSearch="?pageNo=9" />);
  await expect.element(page.getByText('41-43 of 43')).toBeVisible();
  expect(url()).toBe('?pageNo=5');
});

test('old rows stay while the next page loads', async () => {
  await render(<Plain source={(state, options) => (state.pageNo === 1 ? creatorSource(state, options) : new Promise(() => undefined))} />);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(url).toBe('?pageNo=2');
  await expect.element(page.getByText('creator.01')).toBeVisible();
});

test('whoever turns a page has the next one ready: it is asked for ahead, once, and dropped when something else is wanted', async () => {
  const signals: AbortSignal[] = [];
  const source = vi.fn<typeof creatorSource>(async (state, options) => {
    signals.push(options.signal);
    return creatorSource(state, options);
  });
  const asked = () => source.mock.calls.map(([{ pageNo, filters }]) => [pageNo, Object.keys(filters).join()].join(' ').trim()).join(', ');
  await render(<Plain source={source} />);
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(asked).toBe('1, 2, 3');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('21-30 of 43')).toBeVisible();
  await expect.poll(asked).toBe('1, 2, 3, 4');
  await page.getByRole('button', { name: 'Country' }).click();
  await page.getByRole('checkbox', { name: 'VN' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(asked).toBe('1, 2, 3, 4, 1 country');
  expect(signals[3]?.aborted).toBe(true);
});

test('no page is asked for ahead before the first or after the last', async () => {
  const source = vi.fn<typeof creatorSource>(async (state, options) => creatorSource(state, options));
  const asked = () => source.mock.calls.map(([{ pageNo }]) => pageNo).join(', ');
  await render(<Plain source={source} initialSearch="?pageNo=4" />);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('41-43 of 43')).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect.poll(asked).toBe('4, 5, 4, 3');
});

test('a page asked for ahead that failed is asked for again when it is wanted', async () => {
  let isDown = false;
  const source = vi.fn<typeof creatorSource>(async (state, options) => {
    if (isDown && state.pageNo === 3) throw new Error('down');
    return creatorSource(state, options);
  });
  await render(<Plain source={source} />);
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
  isDown = true;
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => source.mock.calls.length).toBe(3);
  isDown = false;
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('21-30 of 43')).toBeVisible();
  expect(source.mock.calls[3]?.[0].pageNo).toBe(3);
});

test('picks rows, offers all that match, and hands the selection to the action', async () => {
  const run = vi.fn();
  await render(<WithActions bulkActions={[{ key: 'label', label: 'Label', takesAll: true, onRun: run }]} />);
  await page.getByRole('checkbox', { name: /^Select creator/ }).nth(0).click();
  await page.getByRole('checkbox', { name: /^Select creator/ }).nth(1).click();
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 43 matching' }).click();
  await page.getByRole('button', { name: 'Label' }).click();
  expect(run).toHaveBeenCalledWith({ kind: 'all', totalRows: 43 });
});

test('an action that dealt with the rows clears the selection, one that was given up keeps it', async () => {
  const run = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await render(<WithActions bulkActions={[{ key: 'label', label: 'Label', onRun: run }]} />);
  await page.getByRole('checkbox', { name: /^Select creator/ }).nth(0).click();
  await page.getByRole('button', { name: 'Label' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Label' }).click();
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
});

test('defect 16: columns hide and move by keyboard, are kept, and reset really resets', async () => {
  const save = vi.fn<(layout: TableLayout | undefined) => void>();
  const port = { load: () => undefined, save };
  await render(<Plain layoutPort={port} />);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Show From' }).click();
  expect(save).toHaveBeenLastCalledWith({ visible: { country: false } });
  (page.getByRole('button', { name: 'Move Followers up' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenLastCalledWith({ visible: { country: false }, order: ['nickname', 'fans', 'country', 'rate', 'state'] });
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(save).toHaveBeenLastCalledWith(undefined);
  await expect.element(page.getByRole('checkbox', { name: 'Show From' })).toBeChecked();
});

test('defect 16: filters and density are there again when the table stands anew, and clearing the filters asks anew', async () => {
  let kept: TableLayout | undefined;
  const port = { load: () => kept, save: (layout: TableLayout | undefined) => void (kept = layout) };
  const source = vi.fn(creatorSource);
  const first = await render(<Plain layoutPort={port} initialSearch="?country=VN" source={source} />);
  const height = () => page.getByRole('row', { name: /creator/ }).first().element().getBoundingClientRect().height;
  await expect.element(page.getByRole('row', { name: /creator/ }).first()).toBeVisible();
  const before = height();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('combobox', { name: 'Density' }).click();
  await page.getByRole('option', { name: 'Small' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Columns' })).not.toBeInTheDocument();
  await expect.poll(height).toBeLessThan(before);
  const left = { height: height(), search: url() };
  await first.unmount();

  await render(<Plain layoutPort={port} initialSearch={left.search} source={source} />);
  await expect.element(page.getByRole('row', { name: /creator/ }).first()).toBeVisible();
  expect(height()).toBe(left.height);
  expect(source.mock.lastCall?.[0].filters).toEqual({ country: 'VN' });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => source.mock.lastCall?.[0].filters).toEqual({});
});

test('a view brings its filters and its look', async () => {
  await render(<WithViews />);
  await page.getByRole('button', { name: 'Philippines' }).click();
  await expect.poll(url).toBe('?country=PH');
  await expect.element(page.getByRole('button', { name: 'Philippines', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('presets stand between all rows and saved views, are taken by keyboard, and cannot be deleted', async () => {
  await render(<WithPresets initialSearch="?pageNo=2&pageSize=20" />);
  await expect.element(button('Philippines')).toBeVisible();
  const bar = [...document.querySelectorAll('.BlTable-views button')].map((one) => one.textContent);
  expect(bar).toEqual(['All', 'Viet Nam7', 'Two countries', 'Biggest first', 'Philippines', 'Biggest first', 'Save view']);
  (button('All').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(url).toBe('?pageSize=20&country=VN');
  await expect.element(button('Viet Nam 7')).toHaveFocus();
  await expect.element(button('Viet Nam 7')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('All')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByRole('button', { name: /^Delete view/ })).not.toBeInTheDocument();
});

test('a preset is in force when the address asks for just that, in whatever order', async () => {
  await render(<OnlyPresets initialSearch="?country=PH&country=TH&pageNo=2" />);
  await expect.element(button('Two countries')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('columnheader', { name: 'Followers' }).click();
  await expect.element(button('Two countries')).toHaveAttribute('aria-pressed', 'false');
  await button('Biggest first').click();
  await expect.poll(url).toBe('?sortField=fans&sortOrder=descend');
  await expect.element(button('Biggest first')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Save view')).not.toBeInTheDocument();
});

test('what a preset shows is saved as a view like anything else', async () => {
  const save = vi.fn<ViewPort['save']>(() => Promise.resolve());
  await render(<OnlyPresets viewPort={{ list: () => Promise.resolve([]), save, remove: () => Promise.resolve() }} />);
  await button('Viet Nam 7').click();
  await button('Save view').click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Ours');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  expect(save).toHaveBeenCalledWith({ name: 'Ours', isShared: false, value: { state: { pageSize: 10, filters: { country: 'VN' } }, layout: {} } });
});

test('an action that is not possible is reached by keyboard, says why, and does nothing', async () => {
  const onRun = vi.fn();
  const whyNot = 'Consent has expired';
  await render(<WithActions rowActions={() => [{ key: 'open', label: 'Open', onRun }, { key: 'edit', label: 'Edit', onRun, whyNot }, { key: 'delete', label: 'Delete', onRun, whyNot }]} />);
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

test('further filters wait in a drawer and come to the bar while they narrow the rows', async () => {
  await render(<MoreFilters />);
  await page.getByRole('button', { name: 'More filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'More filters' });
  await drawer.getByRole('checkbox', { name: 'expired' }).click();
  const rate = drawer.getByRole('group', { name: 'Interaction rate' });
  await rate.getByRole('textbox', { name: 'From' }).fill('often');
  await expect.element(rate.getByText('This is not a number')).toBeVisible();
  await rate.getByRole('textbox', { name: 'From' }).fill('5%');
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(url).toBe('?state=expired&rateMin=0.05');
  await page.getByRole('button', { name: /Interaction rate\s*5%/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect.poll(url).toBe('?state=expired');
});

test('a pasted list searches one entry a line', async () => {
  await render(<Plain />);
  const box = page.getByRole('searchbox');
  await box.click();
  const data = new DataTransfer();
  data.setData('text', ' 71 \r\n72,73');
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('3 ids or links')).toBeVisible();
  await expect.element(box).toHaveValue('71 72 73');
  await expect.poll(() => new URLSearchParams(url()).get('searchValue')).toBe('71\n72\n73');
});

test('other filters end a selection of all that match', async () => {
  await render(<WithActions />);
  await page.getByRole('checkbox', { name: /^Select creator/ }).nth(0).click();
  await page.getByRole('button', { name: 'Select all 43 matching' }).click();
  await expect.element(page.getByText('43 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(page.getByText('43 selected')).toBeVisible();
  await page.getByRole('searchbox').fill('creator.0');
  await expect.poll(url).toBe('?searchValue=creator.0');
  await expect.element(page.getByText('43 selected')).not.toBeInTheDocument();
});

test('screen readers hear which rows came and in which order', async () => {
  await render(<Plain />);
  await page.getByRole('columnheader', { name: 'Followers' }).click();
  await expect.element(page.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toHaveTextContent('1-10 of 43, sorted by Followers, Ascending');
});

test('pinned columns stand beside each other while the others scroll', async () => {
  await page.viewport(900, 700);
  await render(<TwoPinned />);
  await expect.element(page.getByText('creator.01')).toBeVisible();
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
  scroller?.scrollTo({ left: 600 });
  const box = (field: string) => document.querySelector(`.MuiDataGrid-row[data-rowindex="0"] [data-field=${field}]`)?.getBoundingClientRect();
  const left = scroller?.getBoundingClientRect().left ?? 0;
  await expect.poll(() => box('nickname')?.left).toBe(left);
  await expect.poll(() => box('country')?.left).toBe(left + 400);
  await page.viewport(1280, 800);
});

test('cards are sorted by a field of their own and named where they are picked', async () => {
  await page.viewport(360, 740);
  await render(<WithActions />);
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Followers, Descending' }).click();
  await expect.poll(url).toBe('?sortField=fans&sortOrder=descend');
  await page.getByRole('checkbox', { name: /^Select creator\.\d\d$/ }).nth(0).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await page.viewport(1280, 800);
});

test('rows that are there at once are painted without a sign of loading', async () => {
  const { container } = await render(<Plain />);
  expect(container.querySelector('.MuiSkeleton-root')).toBeNull();
  await expect.element(page.getByText('creator.01')).toBeVisible();
});

test('a page is asked for within the click, once; the page that is open is not asked for again', async () => {
  const source = vi.fn(creatorSource);
  function Host() {
    const [search, setSearch] = useState('');
    return <Plain source={source} url={{ search, onSearchChange: setSearch }} />;
  }
  await render(<Host />);
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
  const before = source.mock.calls.length;
  (page.getByRole('button', { name: 'Page 2' }).element() as HTMLElement).click();
  expect(source.mock.calls.slice(before).map(([{ pageNo }]) => pageNo)).toEqual([2]);
  await expect.element(page.getByText('11-20 of 43')).toBeVisible();
  (page.getByRole('button', { name: 'Page 2' }).element() as HTMLElement).click();
  expect(source.mock.calls.length).toBe(before + 1);
});

test('rows are asked for at the click, once, however late the host moves its URL; going back wins', async () => {
  const source = vi.fn(creatorSource);
  const asked: string[] = [];
  function LateHost() {
    const [search, setSearch] = useState('');
    return (
      <>
        <button type="button" onClick={() => setSearch(asked.at(-1)?.replace('?', '?tab=2&') ?? '')}>
          arrive
        </button>
        <button type="button" onClick={() => setSearch('')}>
          back
        </button>
        <Plain source={source} url={{ search, onSearchChange: (next) => asked.push(next) }} />
      </>
    );
  }
  await render(<LateHost />);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(page.getByText('11-20 of 43')).toBeVisible();
  expect(asked).toEqual(['?pageNo=2']);
  await page.getByRole('button', { name: 'arrive' }).click();
  await expect.element(page.getByText('11-20 of 43')).toBeVisible();
  expect(source.mock.calls.filter(([{ pageNo }]) => pageNo === 2)).toHaveLength(1);
  await page.getByRole('button', { name: 'back' }).click();
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
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
