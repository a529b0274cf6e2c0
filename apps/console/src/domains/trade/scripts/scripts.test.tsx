import { composeStories } from '@storybook/react-vite';
import { errors, scriptApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import { scriptAnswers } from './scripts.fixture';
import * as stories from './scripts.stories';

const { List, Empty, Queue, ComesBack, Rejected, NotMine } = composeStories(stories, {});
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

test('a rejected script comes back with a link, from the list', async () => {
  const onCall = vi.fn();
  await render(<List answers={scriptAnswers(onCall)} />);
  await actOn(row('Angel Mendoza'), 'New version');
  const dialog = page.getByRole('dialog', { name: /New version of/ });
  await expect.element(dialog.getByText('broken off.mp4 · 10%')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Link' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Submit new version' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Link to the script' }).fill('https://drive.example.com/boards/5');
  await dialog.getByRole('button', { name: 'Submit new version' }).click();
  await expect
    .poll(() => onCall.mock.calls)
    .toEqual([['resubmit', { id: '4', scriptName: 'Unboxing, 30 seconds', link: 'https://drive.example.com/boards/5' }]]);
});

test('scripts are judged by keys alone; what no browser plays says so', async () => {
  const onCall = vi.fn();
  await render(<Queue answers={scriptAnswers(onCall)} />);
  await expect.element(page.getByText(/Browsers cannot play script-1\.avi/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/main/script/video?id=1&save=1');
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('link', { name: /boards\/4/ })).toBeVisible();
  await userEvent.keyboard('r');
  const rejecting = page.getByRole('dialog', { name: /Reject: Kristine Cruz/ });
  await expect.element(rejecting.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('5{Control>}{Enter}{/Control}');
  await expect
    .poll(() => onCall.mock.calls)
    .toEqual([
      ['approve', { id: '1' }],
      ['reject', { id: '2', reason: 'The video is too long' }],
    ]);
});

test('a new round shows what was rejected before, and why', async () => {
  await render(<ComesBack />);
  await expect.element(page.getByText(/The selling points are missing/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open: Round 1' })).toBeVisible();
});

test('the steps of a script say who judged it, and the last one is called what the chip says', async () => {
  const judged = {
    id: '2',
    action: 'script.reject',
    fromState: 'pending',
    toState: 'rejected',
    actorName: 'Mara Cruz',
    reason: null,
    time: '2026-11-21 03:00:00',
  };
  await render(<Rejected answers={[...scriptAnswers(), answer(scriptApi.history, () => [judged])]} />);
  const way = page.getByRole('list', { name: 'Progress of the script' });
  const last = way.getByRole('listitem').filter({ hasText: /^.*Rejected/ });
  await expect.element(last.getByText(/^Mara Cruz, /)).toBeVisible();
});

test('a rejected one says what comes next, and one button is filled', async () => {
  await render(<Rejected />);
  await expect.element(page.getByRole('button', { name: 'New version' })).toBeVisible();
  await expect.element(page.getByText(/Bring a new version/)).toBeVisible();
});

test('without the permission there is no script, without rows no table, without the server a way to try again', async () => {
  const denied = await render(<NotMine />);
  await expect.element(page.getByText('You have no access to this')).toBeVisible();
  await expect.element(page.getByText('Unboxing, 30 seconds')).not.toBeInTheDocument();
  await denied.unmount();
  const empty = await render(<Empty />);
  await expect.element(page.getByRole('heading', { name: 'Scripts', level: 1 })).toBeVisible();
  await empty.unmount();
  const failing = answer(scriptApi.page, () => {
    throw new Refusal(errors.serverError.code, 'It failed.');
  });
  await render(<List answers={[failing]} />);
  await expect.element(page.getByText('It failed.').first()).toBeVisible();
});
