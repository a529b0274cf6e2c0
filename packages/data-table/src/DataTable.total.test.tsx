import { composeStories } from '@storybook/react-vite';
import { type Locale, formatWireTime } from '@backlot/i18n';
import { LocaleProvider } from '@backlot/i18n/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creatorSource } from './creatorSource.fixture';
import * as stories from './DataTable.stories';
import type { TablePage } from './rows/TableSource';

const { Plain, CountedBefore, BeingCounted } = composeStories(stories);
const footer = () => page.getByRole('navigation').getByRole('status');
const two = (n: number) => String(n).padStart(2, '0');

const renderIn = (locale: Locale, story: React.ReactNode) => render(<LocaleProvider locale={locale}>{story}</LocaleProvider>);

test('a total that was counted earlier says so, with its time, in the three languages', async () => {
  const words = {
    en: /^1-10 of about 50,000,000 · counted 2026-11-20 \d\d:05$/,
    'zh-CN': /^第 1-10 条，共约 50,000,000 条 · 2026-11-20 \d\d:05 统计$/,
    vn: /^1-10 trên khoảng 50\.000\.000 · đếm lúc 2026-11-20 \d\d:05$/,
  };
  for (const [locale, text] of Object.entries(words)) {
    const { unmount } = await renderIn(locale as Locale, <CountedBefore />);
    await expect.element(footer()).toMatchTextContent(text);
    await unmount();
  }
});

test('of today it says the clock, and everything on hover', async () => {
  const now = new Date();
  const source: typeof creatorSource = (state, options) => ({
    ...(creatorSource(state, options) as TablePage<never>),
    totalTime: formatWireTime(now),
  });
  await render(<Plain source={source} />);
  await expect.element(footer()).toHaveTextContent(`1-10 of about 43 · counted ${two(now.getHours())}:${two(now.getMinutes())}`);
  await expect.element(page.getByTitle(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S+/)).toMatchTextContent('counted');
});

test('rows that are still being counted are more than so many, in the three languages', async () => {
  const words = { en: '1-10 of more than 100,000', 'zh-CN': '第 1-10 条，共 100,000 条以上', vn: '1-10 trên hơn 100.000' };
  for (const [locale, text] of Object.entries(words)) {
    const { unmount } = await renderIn(locale as Locale, <BeingCounted />);
    await expect.element(footer()).toHaveTextContent(text);
    await unmount();
  }
});

test.each([
  ['counted earlier', <CountedBefore key="a" />],
  ['being counted', <BeingCounted key="b" />],
])('nobody is asked to act on a total that is not exact: %s', async (_name, story) => {
  await render(story);
  await page
    .getByRole('checkbox', { name: /^Select creator/ })
    .nth(0)
    .click();
  await expect.element(page.getByRole('button', { name: 'Clear selection' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
});
