import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creatorSource } from './creatorSource.fixture';
import * as stories from './DataTable.stories';

const { WithActions } = composeStories(stories);

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
