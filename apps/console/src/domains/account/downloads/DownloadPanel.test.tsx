import { composeStories } from '@storybook/react-vite';
import { downloadApi } from '@backlot/contract';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import * as stories from './DownloadPanel.stories';

const { EveryState } = composeStories(stories);

afterEach(() => page.viewport(1280, 800));

test('a failed export is tried again and waits', async () => {
  const screen = await render(<EveryState />);
  await screen.getByRole('button', { name: /^Try again sysUser/ }).click();
  await expect.element(screen.getByText('Failed', { exact: true })).not.toBeInTheDocument();
  await expect.poll(() => screen.getByText('Waiting', { exact: true }).all().length).toBe(2);
});

test('a file that is not ready cannot be downloaded', async () => {
  const screen = await render(<EveryState />);
  await expect.element(screen.getByText('Being made, 46%')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Download / }).all()).toHaveLength(1);
});

test('C-49: a name that looks like a page is text', async () => {
  const name = '<img src=x onerror="document.title=1"><script>document.title=2</script>.xlsx';
  const row = { id: '1', fileName: name, createTime: '2026-11-20 08:11:00', taskStatus: 2, progress: 100, rowCount: 1, fileSize: 9 };
  const list = answer(downloadApi.page, () => ({
    pageNo: 1,
    pageSize: 5,
    totalPage: 1,
    totalRows: 1,
    rows: [{ ...row, expireTime: null, failReason: null }],
  }));
  const before = document.title;
  const screen = await render(<EveryState answers={[list]} />);
  await expect.element(screen.getByText(name)).toBeVisible();
  expect(document.querySelectorAll('img[src="x"], [role=dialog] script')).toHaveLength(0);
  expect(document.title).toBe(before);
});

test('days are sent from 00:00:00 to 23:59:59 of this place, five to a page', async () => {
  const asked: unknown[] = [];
  const rows = answer(downloadApi.page, (query) => {
    asked.push(query);
    return { pageNo: 1, pageSize: 5, totalPage: 0, totalRows: 0, rows: [] };
  });
  const screen = await render(<EveryState answers={[rows]} />);
  await screen.getByRole('textbox', { name: 'From' }).fill('11/18/2026');
  await screen.getByRole('textbox', { name: 'To' }).fill('11/19/2026');
  const inUtc = (local: string) => new Date(local).toISOString().slice(0, 19).replace('T', ' ');
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ pageNo: 1, pageSize: 5, searchBeginTime: inUtc('2026-11-18T00:00:00'), searchEndTime: inUtc('2026-11-19T23:59:59') });
  // A day that is half typed narrows nothing.
  await screen.getByRole('textbox', { name: 'To' }).fill('11/1');
  await userEvent.tab();
  await expect.poll(() => asked.at(-1)).toEqual({ pageNo: 1, pageSize: 5, searchBeginTime: inUtc('2026-11-18T00:00:00') });
  await screen.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ pageNo: 1, pageSize: 5 });
});

test('a removal that empties the last page steps back', async () => {
  const screen = await render(<EveryState />);
  await screen.getByRole('button', { name: 'Go to page 2' }).click();
  await expect.element(screen.getByText('6-6 of 6')).toBeVisible();
  await screen.getByRole('button', { name: /^Remove / }).click();
  await expect.element(screen.getByText('1-5 of 5')).toBeVisible();
});

test('is 800 px wide', async () => {
  const screen = await render(<EveryState />);
  await expect.poll(() => (screen.getByRole('dialog', { name: 'Download centre' }).element() as HTMLElement).offsetWidth).toBe(800);
});

test.for([
  [1280, 800],
  [360, 740],
] as const)('at %i × %i a half-typed day is told where there was room: the list stays where it is', async ([width, height]) => {
  await page.viewport(width, height);
  const screen = await render(<EveryState />);
  const panel = screen.getByRole('dialog');
  const rows = panel.getByRole('group');
  await expect.element(rows.getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => getComputedStyle(panel.element()).transform).toBe('none');
  const day = screen.getByRole('textbox', { name: 'To' });
  await day.fill('11/1');
  const before = rows.element().getBoundingClientRect().top;
  await userEvent.tab();
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  const told = document.getElementById(day.element().getAttribute('aria-describedby') ?? '')?.getBoundingClientRect();
  expect(told?.height).toBeGreaterThan(10);
  expect(told?.bottom).toBeLessThanOrEqual(before);
  expect(rows.element().getBoundingClientRect().top).toBe(before);
});
