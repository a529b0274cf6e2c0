import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creatorSource } from './creatorSource.fixture';
import * as stories from './DataTable.stories';

const { Plain, WithActions } = composeStories(stories);

const twoFrames = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** How much of the screen moved while something was done, as browsers count it. */
async function shiftDuring(act: () => Promise<void>): Promise<number> {
  const seen: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  await act();
  await twoFrames();
  seen.push(...observer.takeRecords());
  observer.disconnect();
  return seen.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
}

for (const [width, height] of [
  [1280, 800],
  [768, 900],
  [360, 740],
] as const) {
  test(`rows arrive where their shapes were: nothing jumps at ${width} px`, async () => {
    expect(PerformanceObserver.supportedEntryTypes).toContain('layout-shift');
    await page.viewport(width, height);
    let answer: () => void = () => undefined;
    const source: typeof creatorSource = (state, options) =>
      new Promise((resolve) => {
        answer = () => resolve(creatorSource(state, options));
      });
    await render(<WithActions source={source} />);
    await expect.poll(() => document.querySelectorAll('.BlTable-shapes > *').length).toBeGreaterThan(9);
    await twoFrames();
    const shift = await shiftDuring(async () => {
      answer();
      await expect.element(page.getByText('creator.01')).toBeVisible();
    });
    expect(shift).toBeLessThanOrEqual(0.05);
    await page.viewport(1280, 800);
  });
}

test('columns that lack room are never laid out wider than that, neither as shapes nor with their first rows', async () => {
  await page.viewport(900, 800);
  const columns = ['a', 'b', 'c', 'd', 'e', 'f'].map((field) => ({
    field,
    header: field.toUpperCase(),
    width: 150,
    render: () => (field === 'b' ? 'the whole of this text' : '1'),
  }));
  let answer: () => void = () => undefined;
  const source: typeof creatorSource = (state, options) =>
    new Promise((resolve) => {
      answer = () => resolve(creatorSource(state, options));
    });
  await render(<Plain source={source} columns={[{ field: 'nickname', header: 'Creator', isFixed: true }, ...columns]} />);
  await expect.poll(() => document.querySelectorAll('.BlTable-rowShape').length).toBeGreaterThan(9);
  const shapes = () => [...document.querySelectorAll<HTMLElement>('.BlTable-rowShape:nth-child(2) > div')].at(-1);
  expect(shapes()?.getBoundingClientRect().right).toBeLessThanOrEqual(900);
  const widths = new Set<number>();
  const look = () => {
    const cells = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row[data-rowindex="0"] [data-field]')];
    for (const { offsetWidth } of cells.slice(1)) widths.add(offsetWidth);
  };
  let isOver = false;
  const watch = () => {
    look();
    if (!isOver) requestAnimationFrame(watch);
  };
  watch();
  answer();
  await expect.element(page.getByText('the whole of this text').first()).toBeVisible();
  await twoFrames();
  await twoFrames();
  isOver = true;
  expect([...widths]).toContain(90);
  expect([...widths]).not.toContain(150);
  await page.viewport(1280, 800);
});
