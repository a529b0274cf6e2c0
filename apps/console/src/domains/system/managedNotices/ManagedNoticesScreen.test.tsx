import { composeStories } from '@storybook/react-vite';
import { sysNoticeApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../../kit/stage/answer';
import { lostOnce } from '../../../kit/stage/lostOnce';
import { actOn } from '../../../kit/stage/actOn';
import { managedNoticeAnswers } from './managedNotices.fixture';
import { keepDrafts } from '../../../kit/stage/keepDrafts';
import { ManagedNoticesScreen } from './ManagedNoticesScreen';
import * as stories from './ManagedNoticesScreen.stories';

const { List, Receipts, Activities } = composeStories(stories, {});

test('a notice whose answer was lost is published once', async () => {
  const lost = lostOnce(sysNoticeApi.add, { id: '9' });
  await render(<List answers={[...managedNoticeAnswers(), lost.answer]} />);
  await page.getByRole('button', { name: 'Write a notice' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Year end');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Close your orders.');
  await dialog.getByRole('button', { name: 'Add all 2 found' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => lost.ids).toHaveLength(2);
  expect(lost.ids[0]).toBeTruthy();
  expect(lost.ids[1]).toBe(lost.ids[0]);
});

test('a notice is written for everybody who was found, and published at once', async () => {
  const onAdd = vi.fn();
  const add = answer(sysNoticeApi.add, (draft) => {
    onAdd(draft);
    return { id: '9' };
  });
  await render(<List answers={[...managedNoticeAnswers(), add]} />);
  await page.getByRole('button', { name: 'Write a notice' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Year end');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Close your orders.');
  await dialog.getByRole('button', { name: 'Add all 2 found' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Year end is published')).toBeVisible();
  expect(onAdd.mock.calls[0]?.[0]).toEqual({
    title: 'Year end',
    content: '<p>Close your orders.</p>',
    type: 1,
    noticeUserIdList: ['71', '72'],
    publish: true,
  });
});

test('all that match are published: told before, one action for all portions', async () => {
  const onPublish = vi.fn();
  const publish = answer(sysNoticeApi.publish, (input) => {
    onPublish(input);
    return { ok: input.ids, failed: [] };
  });
  await render(<List answers={[...managedNoticeAnswers(), publish]} />);
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .click();
  const bar = page.getByRole('region', { name: 'Actions on the selected rows' });
  await bar.getByRole('button', { name: /Select all 4/ }).click();
  await bar.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('4 selected: 2 will change')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish (2)' }).click();
  await expect.element(dialog.getByText('2 changed')).toBeVisible();
  expect(onPublish.mock.calls[0]?.[0]).toMatchObject({ ids: ['1', '4'], batch: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test('a draft that somebody else changed meanwhile asks field by field', async () => {
  const onEdit = vi.fn();
  let version = 1;
  const detail = answer(sysNoticeApi.detail, () => ({
    id: '1',
    version,
    can: ['edit'],
    title: version > 1 ? 'Holidays' : 'Holiday plan',
    type: version > 1 ? 2 : 1,
    status: 0,
    author: null,
    authorOrg: null,
    publicTime: null,
    cancelTime: null,
    createTime: '2026-11-19 08:30:00',
    receivers: 1,
    readers: 0,
    content: '<p>Dates follow.</p>',
    receipts: [{ userId: '71', userName: 'Linh Nguyễn', account: 'bd.vn.1', readStatus: 0, readTime: null }],
  }));
  const edit = answer(sysNoticeApi.edit, (draft) => {
    if (draft.version < 2) {
      version = 2;
      throw new Refusal(1020003, 'Changed meanwhile.');
    }
    onEdit(draft);
    return null;
  });
  await render(<List answers={[...managedNoticeAnswers(), detail, edit]} />);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Days off');
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByRole('radio', { name: 'Now saved: Holidays' }).click();
  await page.getByRole('button', { name: 'Save what I chose' }).click();
  await expect
    .poll(() => onEdit.mock.calls[0]?.[0])
    .toEqual({ id: '1', version: 2, title: 'Holidays', content: '<p>Dates follow.</p>', type: 2, noticeUserIdList: ['71'] });
});

test('withdrawing asks and says so', async () => {
  await render(<List answers={managedNoticeAnswers()} />);
  await actOn(page.getByRole('row', { name: /New commission rules/ }), 'Withdraw');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('New commission rules is withdrawn')).toBeVisible();
});

test('who has not read is reminded by one click', async () => {
  await render(<Receipts answers={managedNoticeAnswers()} />);
  await expect.element(page.getByText('Linh Nguyễn')).toBeVisible();
  await page.getByRole('button', { name: 'Remind the one who has not read it' }).click();
  await expect.element(page.getByText('1 person reminded')).toBeVisible();
});

test('a bulk action is taken back, and rows that stay say why', async () => {
  await render(<Activities answers={managedNoticeAnswers()} />);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('1 row is as before')).toBeVisible();
  await expect.element(page.getByText(/1 row stays: The notice is in a state/)).toBeVisible();
  await expect.element(page.getByText('Taken back')).toBeVisible();
});

test('a half-written notice is open again after another page, with its text and the names of its readers', async () => {
  const { drafts, screen } = keepDrafts('notice', () => <ManagedNoticesScreen />);
  const dialog = page.getByRole('dialog');
  const first = await render(<List screen={screen} answers={managedNoticeAnswers()} />);
  await page.getByRole('button', { name: 'Write a notice' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Year end');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Close your orders.');
  await dialog.getByRole('button', { name: 'Add all 2 found' }).click();
  const names = dialog.getByText(/^Linh Nguyễn/);
  await expect.element(names.first()).toBeVisible();
  await first.unmount();
  await render(<List screen={screen} answers={managedNoticeAnswers()} />);
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Year end');
  await expect.element(dialog.getByRole('textbox', { name: 'Text' })).toHaveTextContent('Close your orders.');
  await expect.element(names.first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect.poll(() => drafts.scopes()).toEqual([]);
});
