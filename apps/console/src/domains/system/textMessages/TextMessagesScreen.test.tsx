import { composeStories } from '@storybook/react-vite';
import { sysSmsApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer } from '../../../kit/stage/answer';
import { textAnswers } from '../parts/messages/messages.fixture';
import * as stories from './TextMessagesScreen.stories';

const { List, ReadOnly } = composeStories(stories, {});
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('shows what was sent with its code masked, and sends a failed one again', async () => {
  const retried = vi.fn(({ ids }: { ids: string[] }) => ({ ok: ids, failed: [] }));
  await render(<List answers={[...textAnswers(), answer(sysSmsApi.retry, retried)]} />);
  await expect.element(rowOf('+639171234567').getByText(/your sign-in code is ••••••/)).toBeVisible();
  await actOn(rowOf('+84912345678'), 'Send again');
  await expect.poll(() => retried.mock.calls[0]?.[0]).toEqual({ ids: ['2'] });
});

test('a code that was used or replaced is not said to work until some time', async () => {
  await render(<List answers={textAnswers()} />);
  await expect.element(rowOf('+6591234567').getByRole('gridcell', { name: '–', exact: true })).toBeVisible();
  expect(rowOf('+639171234567').getByRole('gridcell', { name: '–', exact: true }).query()).toBeNull();
});

test('a code is checked on the phone: the verdict is said and the dialog stays for another try', async () => {
  await render(<List answers={textAnswers()} />);
  await page.getByRole('button', { name: 'Check a code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('9171234567');
  await dialog.getByRole('textbox', { name: 'Six digits' }).fill('000000');
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(dialog.getByText('The code is wrong')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Six digits' }).fill('123456');
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(dialog.getByText(/The code is right/)).toBeVisible();
});

test('who only looks sends and checks nothing', async () => {
  await render(<ReadOnly answers={textAnswers()} />);
  await expect.element(rowOf('+639171234567')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send a code' })).toBeDisabled();
  expect(page.getByRole('button', { name: 'Check a code' }).query()).toBeNull();
});

test('on a phone a button that cannot be used stands beside the others, and at the foot only one that can', async () => {
  await page.viewport(360, 740);
  const send = page.getByRole('button', { name: 'Send a code' });
  const isAtFoot = () => {
    for (let box: Element | null = send.element(); box; box = box.parentElement)
      if (getComputedStyle(box).position === 'sticky') return true;
    return false;
  };
  const { unmount } = await render(<ReadOnly answers={textAnswers()} />);
  await expect.element(send).toBeDisabled();
  expect(isAtFoot()).toBe(false);
  await unmount();
  await render(<List answers={textAnswers()} />);
  await expect.element(send).toBeEnabled();
  await expect.poll(isAtFoot).toBe(true);
  await page.viewport(1280, 800);
});
