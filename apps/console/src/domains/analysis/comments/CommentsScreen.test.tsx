import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { commentAnswers } from '../parts/comments/comments.fixture';
import * as stories from './CommentsScreen.stories';

const { List, Millions, Replies } = composeStories(stories, {});
const dialog = page.getByRole('dialog');

test('a comment opens with all that is known of it, and is hidden here only', async () => {
  await render(<List answers={commentAnswers()} />);
  await actOn(page.getByRole('row').filter({ hasText: 'Grace Tolentino' }), 'Details');
  await expect.element(dialog.getByText('Bea Reyes').first()).toBeVisible();
  await expect.element(dialog.getByText('Data as of')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect.element(page.getByText('The channel does not allow this; it is hidden here only.')).toBeVisible();
  await expect.element(dialog.getByText('Hidden here only')).toBeVisible();
});

test('a reply is counted while it is typed and stands under the comment afterwards', async () => {
  await render(<List answers={commentAnswers()} />);
  await actOn(page.getByRole('row').filter({ hasText: 'Jas Villamor' }), 'Details');
  await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByRole('textbox', { name: 'Reply' }).fill('Original po.');
  await expect.element(page.getByText('12 of 500, one reply per comment a day')).toBeVisible();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.element(page.getByText('Reply kept')).toBeVisible();
  await expect.element(dialog.getByText(/Original po\./)).toBeVisible();
});

test('several are rehearsed before they are hidden', async () => {
  await render(<List answers={commentAnswers()} />);
  await page.getByRole('checkbox', { name: /Grace Tolentino/ }).click();
  await page.getByRole('checkbox', { name: /user8841027/ }).click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect.element(dialog.getByText(/1 will change/)).toBeVisible();
  await expect.element(dialog.getByText(/The record is now “Hidden”/)).toBeVisible();
});

test('replies to one comment lead back to all', async () => {
  await render(<Replies answers={commentAnswers()} />);
  await expect.element(page.getByRole('heading', { name: 'Replies to a comment' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'All comments' })).toBeVisible();
});

test('so many comments that counting takes long say when they were counted', async () => {
  await render(<Millions />);
  await expect.element(page.getByText(/of about 50,000,000/)).toBeVisible();
  await expect.element(page.getByText(/counted 2026-11-22 \d\d:05/)).toBeVisible();
});
