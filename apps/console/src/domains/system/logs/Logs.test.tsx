import { composeStories } from '@storybook/react-vite';
import { sysVisLogApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { lostOnce } from '../../../kit/stage/lostOnce';
import { logAnswers } from './logs.fixture';
import * as stories from './Logs.stories';

const { Visits, Operations, ReadOnly } = composeStories(stories, {});

test('an export takes the filters of the screen along', async () => {
  const onExport = vi.fn();
  const started = answer(sysVisLogApi.export, (query) => {
    onExport(query);
    return { id: '1' };
  });
  await render(<Visits answers={[...logAnswers(), started]} path="/?account=bd.vn.1&success=Y" />);
  await expect.element(page.getByText('1-4 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('Export.csv is ready')).toBeVisible();
  expect(onExport.mock.calls[0]?.[0]).toMatchObject({
    account: 'bd.vn.1',
    success: 'Y',
    columns: ['visTime', 'account', 'name', 'visType', 'success', 'ip', 'browser'],
  });
});

test('an export whose answer was lost is asked for again under its name', async () => {
  const lost = lostOnce(sysVisLogApi.export, { id: '1' });
  await render(<Visits answers={[...logAnswers(), lost.answer]} />);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => lost.ids).toHaveLength(1);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('Export.csv is ready')).toBeVisible();
  expect(lost.ids).toEqual([expect.any(String), lost.ids[0]]);
});

test('an entry opens beside the list', async () => {
  await render(<Operations answers={logAnswers()} />);
  await page.getByRole('button', { name: 'Detail' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Positions: Add' });
  await expect.element(drawer.getByText('POST /api/main/sysPos/add')).toBeVisible();
  for (const fact of ['{"code":"photo"}', '{"id":"41"}', 'sysPos.add', 'Local network'])
    await expect.element(drawer.getByText(fact)).toBeVisible();
});

test('clearing asks, says how many, and leaves an empty list', async () => {
  await render(<Visits answers={logAnswers()} />);
  await expect.element(page.getByText('1-10 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByText('12 entries removed')).toBeVisible();
  await expect.element(page.getByText('1-10 of 12')).not.toBeInTheDocument();
});

test('who may only read sees neither export nor clear', async () => {
  await render(<ReadOnly answers={logAnswers()} />);
  await expect.element(page.getByText('1-10 of 12')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});
