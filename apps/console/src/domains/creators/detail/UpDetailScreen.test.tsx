import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { followUpApi, sysRoleApi, upApi } from '@backlot/contract';
import { creatorRows } from '../parts/creators.fixture';
import { answer } from '../../../kit/stage/answer';
import { lostOnce } from '../../../kit/stage/lostOnce';
import { themed } from '../../../kit/stage/themed.fixture';
import { upDetailAnswers } from './upDetail.fixture';
import { keepDrafts } from '../../../kit/stage/keepDrafts';
import { UpDetailScreen } from './UpDetailScreen';
import * as stories from './UpDetailScreen.stories';

const { InThePool, OfGames, Own, OfSomebodyElse, NotFound, Refused } = composeStories(stories, themed);

test('contacts, works, notes and orders of an own creator; a long silence is the next step', async () => {
  await render(<Own answers={upDetailAnswers()} />);
  await expect.element(page.getByText('ploy.work')).toBeVisible();
  await expect.element(page.getByText(/no follow-up in the last \d+ days/)).toBeVisible();
  await expect.element(page.getByText('11.11 sunscreen launch')).toBeVisible();
  await page.getByRole('textbox', { name: 'What was talked about' }).fill('Sample has arrived');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.element(page.getByText('Sample has arrived')).toBeVisible();
});

test('the page of a game creator has the games of its works; any page tells videos beside works, and who added it', async () => {
  const { unmount } = await render(<OfGames answers={upDetailAnswers()} />);
  const games = page.getByRole('list', { name: 'Games' });
  await expect.element(games.getByText('Star Harbor')).toBeVisible();
  await expect.element(games.getByText(/^12 works · 640K views · 48K likes · last on/)).toBeVisible();
  await expect.element(page.getByText('Videos', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Added by', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Chatuchak, Bangkok/)).toBeVisible();
  await unmount();
  await render(<Own answers={upDetailAnswers()} />);
  await expect.element(page.getByText('Works', { exact: true }).first()).toBeVisible();
  await expect.element(games).not.toBeInTheDocument();
});

test('a note whose answer was lost is written once', async () => {
  const lost = lostOnce(followUpApi.add, { id: '32' });
  await render(<Own answers={[...upDetailAnswers(), lost.answer]} />);
  await page.getByRole('textbox', { name: 'What was talked about' }).fill('Sample has arrived');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.poll(() => lost.ids).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Add note' })).toBeEnabled();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.poll(() => lost.ids).toHaveLength(2);
  expect(lost.ids[0]).toBeTruthy();
  expect(lost.ids[1]).toBe(lost.ids[0]);
});

test('a work by link is added; one that is there is refused at the field', async () => {
  await render(<Own answers={upDetailAnswers()} />);
  const link = page.getByRole('textbox', { name: 'Link of a work' });
  await link.fill('https://www.tiktok.com/@ploy.review/video/0');
  await page.getByRole('button', { name: 'Add work' }).click();
  await expect.element(page.getByText('This work is there already.')).toBeVisible();
  await link.fill('https://www.tiktok.com/@ploy.review/video/77');
  await page.getByRole('button', { name: 'Add work' }).click();
  await expect.element(page.getByText('Fresh from the link')).toBeVisible();
});

test('a blacklisted creator of the pool says why, and can be claimed as from the list', async () => {
  const [first] = creatorRows;
  if (!first) throw new Error('no creator');
  await render(
    <InThePool
      answers={[
        ...upDetailAnswers(),
        answer(upApi.detail, () => ({ ...first, owner: null, blackFlag: true, blackReason: 'Bought followers', can: ['claim'] })),
      ]}
    />,
  );
  await expect.element(page.getByText(/cannot be submitted to orders: Bought followers/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
});

test('the blacklist asks for a reason', async () => {
  const sent = vi.fn();
  const black = answer(upApi.black, (input) => {
    sent(input);
    return null;
  });
  await render(<Own answers={[...upDetailAnswers(), black]} />);
  await page.getByRole('button', { name: 'Blacklist' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Bought followers');
  await dialog.getByRole('button', { name: 'Blacklist' }).click();
  await expect.poll(() => sent.mock.calls[0]?.[0]).toEqual({ id: '1', blackFlag: true, reason: 'Bought followers' });
});

test('erasing says what goes and what stays, asks where the request came from, and can be called off', async () => {
  const sent = vi.fn();
  const erase = answer(upApi.erase, (input) => {
    sent(input);
    return null;
  });
  await render(<Own answers={[...upDetailAnswers(), erase]} />);
  await page.getByRole('button', { name: 'Erase personal data' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/Money and audit stay under a pseudonym/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Erase personal data' }).click();
  await dialog.getByRole('textbox').fill('Letter of 26 November');
  await dialog.getByRole('button', { name: 'Erase personal data' }).click();
  await expect.poll(() => sent.mock.calls).toEqual([[{ id: '1', reason: 'Letter of 26 November' }]]);
  await expect.element(page.getByText('Personal data erased')).toBeVisible();
});

test('hidden contacts say what is missing, and nothing can be done', async () => {
  await render(<OfSomebodyElse answers={upDetailAnswers()} />);
  await expect.element(page.getByText(/you need the permission “Show contacts” of the creator library/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
});

test('a creator one may not see, and a page one may not open', async () => {
  await render(<NotFound answers={upDetailAnswers()} />);
  await expect.element(page.getByText('This record cannot be shown')).toBeVisible();
});

test('without the permission the page names it in words, and who holds it', async () => {
  const role = { name: '商务', enName: 'BD', vnName: null };
  const holders = answer(sysRoleApi.holders, () => [
    { permission: 'upDetail.get', name: '达人详情 · 查看', enName: 'Creator detail: View', vnName: null, roles: [role] },
  ]);
  await render(<Refused answers={[...upDetailAnswers(), holders]} />);
  await expect.element(page.getByText('Missing permission: Creator detail: View')).toBeVisible();
  await expect.element(page.getByText('Held by: BD')).toBeVisible();
  await expect.element(page.getByText(/upDetail\.get/)).not.toBeInTheDocument();
});

test('a half-typed work and a level not saved yet are there again after another page', async () => {
  const { drafts, screen } = keepDrafts('creator', () => <UpDetailScreen />);
  const first = await render(<Own screen={screen} answers={upDetailAnswers()} />);
  await page.getByRole('textbox', { name: 'Link of a work' }).fill('https://www.tiktok.com/@ploy');
  await page.getByRole('button', { name: 'Set level' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '2 of 5' }).click();
  await first.unmount();
  await render(<Own screen={screen} answers={upDetailAnswers()} />);
  await expect.element(page.getByRole('dialog').getByRole('radio', { name: '2 of 5' })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Link of a work' })).toHaveValue('https://www.tiktok.com/@ploy');
  await page.getByRole('textbox', { name: 'Link of a work' }).fill('');
  expect(drafts.scopes()).toEqual([]);
});
