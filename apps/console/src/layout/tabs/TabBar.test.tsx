import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './TabBar.stories';

const { Few, Single } = composeStories(stories);

async function start(Story: typeof Few) {
  const screen = await render(<Story />);
  await expect.element(screen.getByRole('link', { name: 'Creator library' })).toBeVisible();
  const names = () =>
    screen
      .getByRole('listitem')
      .all()
      .map((item) => item.element().textContent?.trim());
  const choose = async (item: string) => {
    await screen.getByRole('link').first().click({ button: 'right' });
    await screen.getByRole('menuitem', { name: item }).click();
  };
  return { screen, names, choose };
}

test('the last tab stays, and each side says when it is empty', async () => {
  const { screen, choose } = await start(Single);
  await screen.getByRole('button', { name: 'Close Creator library' }).click();
  await expect.element(screen.getByText('This is the last tab')).toBeVisible();
  await choose('Close tabs to the left');
  await expect.element(screen.getByText('There is no tab on the left')).toBeVisible();
  await choose('Close tabs to the right');
  await expect.element(screen.getByText('There is no tab on the right')).toBeVisible();
});

test('closing a tab with something typed asks first', async () => {
  const { screen, names } = await start(Few);
  await expect.element(screen.getByRole('img', { name: 'something typed, not saved' })).toBeVisible();
  await screen.getByRole('button', { name: 'Close Demand forms' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(names).toHaveLength(3);
  await screen.getByRole('button', { name: 'Close Demand forms' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Close this tab' }).click();
  await expect.poll(names).toEqual(['Creator library', 'WO261120PH00042']);
});

test('a tab is renamed, and gets its own name back', async () => {
  const { screen, choose } = await start(Few);
  await choose('Rename…');
  await screen.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'Mine' })).toBeVisible();
  await choose('Rename…');
  await screen.getByRole('textbox', { name: 'Name' }).fill('');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('link', { name: 'Creator library' })).toBeVisible();
});

test('the keyboard moves, renames and closes', async () => {
  const { screen, names } = await start(Few);
  (screen.getByRole('link', { name: 'WO261120PH00042' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  await expect.poll(() => names()[0]).toBe('WO261120PH00042');
  await expect.element(screen.getByText('WO261120PH00042 is now tab 1 of 3')).toBeInTheDocument();
  (screen.getByRole('link', { name: 'WO261120PH00042' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => names()).toHaveLength(2);
});

test('a tab is dragged to another place', async () => {
  const { screen, names } = await start(Few);
  await userEvent.dragAndDrop(screen.getByRole('link', { name: 'WO261120PH00042' }), screen.getByRole('link', { name: 'Creator library' }));
  await expect.poll(() => names()[0]).toBe('WO261120PH00042');
});
