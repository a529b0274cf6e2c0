import { composeStories } from '@storybook/react-vite';
import { homeApi, noticeApi } from '@backlot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { answer, Refusal } from '../../kit/stage/answer';
import * as stories from './MenuCounts.stories';

const { Open, Folded, Top, Phone, Failed } = composeStories(stories, {});

const link = (name: string) => page.getByRole('link', { name, exact: true });

test('entries tell what waits in their name; others keep theirs', async () => {
  await render(<Open />);
  await expect.element(link('Order hall, 4 waiting')).toHaveAttribute('href', '/workOrderHall');
  await expect.element(link('My orders, 999+ waiting')).toHaveTextContent('My orders 999+');
  await expect.element(link('Creator library')).toBeVisible();
});

test('a folded menu tells it in the hint, the drawer of phones as the menu does', async () => {
  const { unmount } = await render(<Folded />);
  await expect.element(link('Cooperation intents, 3 waiting')).toHaveAttribute('title', 'Cooperation intents, 3 waiting');
  await unmount();
  await render(<Phone />);
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Order hall, 4 waiting', exact: true })).toBeVisible();
});

test('the header marks a group in which something waits and counts its entries below', async () => {
  await render(<Top />);
  await expect.element(link('Cooperation intents, 3 waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Orders, work waiting', exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: 'My orders, 999+ waiting', exact: true })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Creator library', exact: true })).toBeVisible();
});

/** A menu whose hall holds one order less each time it is asked about; answers how often that was, and the page's ways to change things. */
async function followed(grants?: readonly string[]) {
  let asked = 0;
  const counts = answer(homeApi.menuCounts, () => ({ workOrderHall: 5 - ++asked }));
  const held: { console?: ReturnType<typeof useConsole>; queries?: ReturnType<typeof useQueryClient> } = {};
  const Drawn = Open.args.screen ?? (() => null);
  const Held = () => {
    held.console = useConsole();
    held.queries = useQueryClient();
    return <Drawn />;
  };
  const quiet = { remindNum: 0, noticeNum: 0, antiFansNum: 0, mesNum: 0 };
  await render(
    <Open
      screen={Held}
      answers={[...(Open.args.answers ?? []), counts, answer(noticeApi.noticeNum, () => quiet)]}
      {...(grants && { grants })}
    />,
  );
  return { asked: () => asked, held, quiet };
}

test('news and work of the trade are followed, settings and reads are not', async () => {
  const { asked, held, quiet } = await followed();
  const { queryKey } = (held.console as NonNullable<typeof held.console>).client.query(noticeApi.noticeNum);
  held.queries?.setQueryData(queryKey, quiet);
  await expect.element(link('Order hall, 4 waiting')).toBeVisible();
  held.queries?.setQueryData(queryKey, { ...quiet });
  expect(asked()).toBe(1);
  held.queries?.setQueryData(queryKey, { ...quiet, mesNum: 1 });
  await expect.element(link('Order hall, 3 waiting')).toBeVisible();
  held.console?.writes.emit({ ...homeApi.summary, path: '/main/setting/save' });
  held.console?.writes.emit({ ...homeApi.summary, path: '/main/workOrder/claim' });
  held.console?.writes.emit({ ...homeApi.summary, path: '/main/workOrder/claim' });
  await expect.element(link('Order hall, 2 waiting')).toBeVisible();
  expect(asked()).toBe(3);
});

test('nothing is asked for somebody without such work', async () => {
  const { asked } = await followed(['workOrderHall.query', 'workOrderBd.query', 'upLibrary.query', 'intent.query']);
  // Whoever came later was answered already.
  await followed();
  await expect.element(link('Order hall, 4 waiting')).toBeVisible();
  expect(asked()).toBe(0);
});

test('a failure shows nothing', async () => {
  const asked = vi.fn(() => Promise.reject(new Refusal(1016006, 'The service is not available right now.')));
  await render(<Failed answers={[...(Open.args.answers ?? []), answer(homeApi.menuCounts, asked)]} />);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.element(link('Order hall')).toBeVisible();
});
