import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parsePlainSearch, stringifyPlainSearch } from '../../shell/tabs/plainSearch';
import { RecordLink } from './RecordLink';

async function start() {
  const component = () => (
    <RecordLink path="/goodsDetail" id="7 & 8">
      Lipstick
    </RecordLink>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component, notFoundComponent: component }),
    history: createMemoryHistory({ initialEntries: ['/goods'] }),
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
  });
  const screen = await render(<RouterProvider router={router as never} />);
  return { router, link: screen.getByRole('link', { name: 'Lipstick' }) };
}

const href = '/goodsDetail?id=7+%26+8';

test('a link to a record has its address and goes there within the page', async () => {
  const { router, link } = await start();
  await expect.element(link).toHaveAttribute('href', href);
  await link.click();
  await expect.poll(() => router.state.location.href).toBe(href);
});

test('a click that asks for another window is left to the browser', async () => {
  const { router, link } = await start();
  await expect.element(link).toBeVisible();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // The browser of the test is not to open one.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const prevented = vi.spyOn(click, 'preventDefault');
  link.element().dispatchEvent(click);
  expect(prevented).toHaveBeenCalledOnce();
  expect(router.state.location.href).toBe('/goods');
});

test('the page behind a link is got ready under the pointer, and by the keyboard', async () => {
  const { router, link } = await start();
  await expect.element(link).toBeVisible();
  const prepare = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
  await link.hover();
  await expect.poll(() => prepare.mock.calls.length).toBe(1);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(prepare).toHaveBeenLastCalledWith({ to: '/goodsDetail', search: { id: '7 & 8' } });
});
