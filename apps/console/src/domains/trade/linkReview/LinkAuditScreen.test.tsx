import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { linkAuditAnswers } from './linkAudit.fixture';
import * as stories from './LinkAuditScreen.stories';

const { Queue } = composeStories(stories, {});
const inHand = (name: string) => page.getByRole('heading', { level: 2, name });

test('previews are approved by a key; a publish link that is not valid yet is checked first', async () => {
  const onRecheck = vi.fn();
  await render(<Queue answers={linkAuditAnswers(onRecheck)} />);
  await expect.element(inHand('Bea Reyes')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(inHand('Kristine Cruz')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/as soon as its check has found it valid/)).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect.poll(() => onRecheck.mock.calls[0]?.[0]).toEqual({ id: '2' });
});

test('1025021 says why a link is not valid', async () => {
  await render(<Queue answers={linkAuditAnswers()} />);
  await expect.element(inHand('Bea Reyes')).toBeVisible();
  await userEvent.keyboard('nn');
  await expect.element(inHand('Rhea Ramos')).toBeVisible();
  await expect.element(page.getByText('The video is by another author')).toBeVisible();
  await expect.element(page.getByText('Not found: #ad')).toBeVisible();
  await expect.element(page.getByText(/ · read /)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'What changed' })).toBeVisible();
});

test('a preview that a stranger cannot open says so, and can be approved all the same', async () => {
  await render(<Queue answers={linkAuditAnswers()} />);
  await expect.element(inHand('Bea Reyes')).toBeVisible();
  await userEvent.keyboard('nnn');
  await expect.element(inHand('Joy Lim')).toBeVisible();
  await expect.element(page.getByText('The address asks to sign in; it must be open to everybody who has the link')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(inHand('Joy Lim')).not.toBeInTheDocument();
});

test('the player of a channel is loaded only when it is asked for', async () => {
  await render(<Queue answers={linkAuditAnswers()} />);
  await expect.element(page.getByText(/^Loads the player of www.tiktok.com/)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});
