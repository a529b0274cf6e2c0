import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Answer } from '../../../kit/stage/answer';
import * as stories from './NoticePanel.stories';

const { Alike, List, NoChannels } = composeStories(stories);

test('opens on replies, and each tab shows its class', async () => {
  const screen = await render(<List />);
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Replies2');
  await expect.element(screen.getByRole('button', { name: /^Reply in the game store/ })).toBeVisible();
  await screen.getByRole('tab', { name: /^Warnings/ }).click();
  await expect.element(screen.getByRole('button', { name: /^Blacklist fan spotted/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Reply in the game store/ })).not.toBeInTheDocument();
});

test('reading all empties the count of this tab only', async () => {
  const screen = await render(<List />);
  await expect.element(screen.getByRole('tab', { name: /^Replies/ })).toHaveTextContent('Replies2');
  await screen.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(screen.getByRole('tab', { name: /^Replies/ })).toHaveTextContent('Replies');
  await expect.element(screen.getByRole('tab', { name: /Warnings/ })).toHaveTextContent('Warnings1');
  await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('what was read here is known here: nothing is asked for anew', async () => {
  const asked: string[] = [];
  const note = (one: Answer): Answer => ({
    ...one,
    reply: (input) => {
      asked.push(one.endpoint.path);
      return one.reply(input);
    },
  });
  const screen = await render(<List answers={(List.args.answers ?? []).map(note)} />);
  await screen.getByRole('tab', { name: /^Warnings/ }).click();
  await expect.element(screen.getByRole('button', { name: /^Blacklist fan spotted/ })).toBeVisible();
  const before = asked.length;
  await screen.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  await expect.element(screen.getByRole('tab', { name: 'Warnings', exact: true })).not.toHaveTextContent('1');
  await expect.poll(() => asked.slice(before)).toEqual(['/main/sysNotice/setRead']);
});

test('channels narrow the list, and only granted ones are offered', async () => {
  const screen = await render(<List />);
  const channels = screen.getByRole('group', { name: 'Channels' });
  await expect.element(channels.getByRole('button', { name: 'Game store' })).toBeVisible();
  await expect.element(channels.getByRole('button', { name: 'Short video', exact: true })).not.toBeInTheDocument();
  await channels.getByRole('button', { name: 'Game store' }).click();
  await expect.element(screen.getByRole('button', { name: /^Reply in the game store/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^New reply/ })).not.toBeInTheDocument();
});

test('without channel permissions there is no channel filter', async () => {
  const screen = await render(<NoChannels />);
  await expect.element(screen.getByRole('button', { name: /^New reply/ })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Channels' })).not.toBeInTheDocument();
});

test('is 380 px wide, with a list 400 px high', async () => {
  const screen = await render(<List />);
  const panel = screen.getByRole('dialog', { name: 'Notices' });
  await expect.poll(() => (panel.element() as HTMLElement).offsetWidth).toBe(380);
  await expect.poll(() => panel.getByRole('group', { name: 'Notices' }).element().clientHeight).toBe(400);
});

test('notices of one kind and day are one row that opens and tells how many are new', async () => {
  const screen = await render(<Alike />);
  const alike = screen.getByRole('button', { name: /^A link waits for review/, expanded: false });
  await expect.element(alike.getByText('3 new')).toBeVisible();
  await expect.element(alike.getByText('4 notices of this kind that day')).toBeVisible();
  await expect.element(screen.getByText('Link of creator 3')).not.toBeInTheDocument();
  await alike.click();
  await expect.poll(() => screen.getByRole('button', { name: /Link of/ }).elements().length).toBe(4);
});
