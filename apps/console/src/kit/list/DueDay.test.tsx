import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DueDay } from './DueDay';

afterEach(() => void vi.useRealTimers());

const due = async (now: string, isRunning = true) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const { unmount } = await render(<DueDay day="2026-12-02" country="PH" isRunning={isRunning} />);
  const [text, tone] = [page.getByText('2026-12-02').element().closest('span[class]')?.textContent, document.querySelector('[data-tone]')];
  await unmount();
  return `${text} ${tone?.getAttribute('data-tone')}`;
};

test('the days that are left are those of the country: its last day begins before that of the reader', async () => {
  expect(await due('2026-12-01T15:59:59Z')).toBe('2026-12-021 day left red');
  expect(await due('2026-12-01T16:00:00Z')).toBe('2026-12-02last day red');
  expect(await due('2026-12-02T16:00:00Z')).toBe('2026-12-021 day over red');
});

test('red from three days on, amber from seven', async () => {
  expect(await due('2026-11-29T01:00:00Z')).toMatch(/3 days left red$/);
  expect(await due('2026-11-28T01:00:00Z')).toMatch(/4 days left amber$/);
  expect(await due('2026-11-25T01:00:00Z')).toMatch(/7 days left amber$/);
  expect(await due('2026-11-24T01:00:00Z')).toMatch(/8 days left calm$/);
});

test('what is over is a day and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T01:00:00Z') });
  await render(<DueDay day="2026-12-02" country="PH" isRunning={false} />);
  await expect.element(page.getByText('2026-12-02')).toBeVisible();
  expect(document.querySelector('[data-tone]')).toBeNull();
});
