import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './CaptchaDialog.stories';

const { Puzzle, Words } = composeStories(stories, {});
const pointing = /^(mouse|touch|pointer)/;
const original = { add: window.addEventListener, remove: window.removeEventListener };
let listening: { type: string; listener: unknown }[];

/** Notes what hears of pointers anywhere in the window, as the browser keeps it: the same function is there once. */
beforeEach(() => {
  listening = [];
  window.addEventListener = function add(this: Window, ...[type, listener, options]: Parameters<typeof original.add>) {
    if (pointing.test(type) && !listening.some((one) => one.type === type && one.listener === listener)) listening.push({ type, listener });
    original.add.call(this, type, listener, options);
  };
  window.removeEventListener = function remove(this: Window, ...[type, listener, options]: Parameters<typeof original.remove>) {
    listening = listening.filter((one) => one.type !== type || one.listener !== listener);
    original.remove.call(this, type, listener, options);
  };
});

afterEach(() => {
  window.addEventListener = original.add;
  window.removeEventListener = original.remove;
});

test.each([
  ['puzzle', Puzzle],
  ['words', Words],
])('defect 23: the captcha by %s leaves no listener on the window, however often it starts anew', async (_, Captcha) => {
  const screen = await render(<Captcha />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const atFirst = listening.length;
  for (let round = 0; round < 3; round += 1) await page.getByRole('button', { name: 'Another picture' }).click();
  expect(listening.length).toBe(atFirst);
  await screen.unmount();
  expect(listening.map(({ type }) => type)).toEqual([]);
});
