import { composeStories } from '@storybook/react-vite';
import { channelGameApi, errors } from '@backlot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import * as stories from './ChannelGamesScreen.stories';
import { gameAnswers } from './ChannelGamesScreen.stories';

const { List } = composeStories(stories, {});
const dialog = page.getByRole('dialog');

async function fillIn(): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name (Chinese)' }).fill('星海');
  await dialog.getByRole('textbox', { name: 'Words' }).fill('Star Sea， 星海, ');
  await dialog.getByRole('combobox', { name: 'Channels' }).click();
  await page.getByRole('option', { name: 'Game community' }).click();
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

test('a game is added with its words, whichever comma stands between them', async () => {
  const sent: unknown[] = [];
  await render(<List answers={[...gameAnswers(), answer(channelGameApi.add, (draft) => (sent.push(draft), { id: '9' }))]} />);
  await expect.element(page.getByText('1-2 of 2')).toBeVisible();
  await fillIn();
  await expect.poll(() => sent[0]).toMatchObject({ name: '星海', words: ['Star Sea', '星海'], webIds: [4] });
});

test('a word of another game is refused at its field', async () => {
  const message = 'The word “Star Sea” belongs to the game Lantern Rush.';
  await render(
    <List
      answers={[
        ...gameAnswers(),
        answer(channelGameApi.add, () => Promise.reject(new Refusal(errors.gameWordTaken.code, message, { words: message }))),
      ]}
    />,
  );
  await fillIn();
  await expect.element(dialog.getByText(message)).toBeVisible();
});

test('a game that a zone follows stays', async () => {
  await render(<List answers={gameAnswers()} />);
  await actOn(page.getByRole('row').filter({ hasText: 'Lantern Rush' }), 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText(/A zone still follows this game/)).toBeVisible();
});
