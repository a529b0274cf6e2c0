import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { useState } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './DataTable.stories';
import { creatorSource } from './creatorSource.fixture';

const { Plain, Failed } = composeStories(stories);
const url = () => document.querySelector('[data-testid=url]')?.textContent ?? '';

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
