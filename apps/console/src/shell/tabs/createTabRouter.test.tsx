import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTabRouter } from './createTabRouter';

async function start() {
  const rootRoute = createRootRoute();
  const splat = createRoute({ getParentRoute: () => rootRoute, path: '$' });
  const router = createRouter({
    routeTree: rootRoute.addChildren([splat]),
    history: createMemoryHistory({ initialEntries: ['/users?pageNo=2'] }),
    scrollRestoration: false,
  });
  await render(<RouterProvider router={router as never} />);
  await expect.poll(() => router.state.matches.at(-1)?.pathname).toBe('/users');
  return { router, tab: createTabRouter(router, '/users') };
}

const addressOf = ({ state }: { state: { location: { href: string }; matches: readonly { pathname: string }[] } }) => [
  state.location.href,
  state.matches.at(-1)?.pathname,
];

test('a tab keeps its address and matches while another is shown, and follows its own again', async () => {
  const { router, tab } = await start();
  expect(addressOf(tab)).toEqual(['/users?pageNo=2', '/users']);
  await router.navigate({ href: '/roles' });
  await expect.poll(() => addressOf(router)).toEqual(['/roles', '/roles']);
  expect(addressOf(tab)).toEqual(['/users?pageNo=2', '/users']);
  await router.navigate({ href: '/users?pageNo=3' });
  await expect.poll(() => addressOf(tab)).toEqual(['/users?pageNo=3', '/users']);
});

test('the state is the same object while another tab is shown, and the methods always are', async () => {
  const { router, tab } = await start();
  await router.navigate({ href: '/roles' });
  const { state, navigate } = tab;
  await expect.poll(() => addressOf(router)).toEqual(['/roles', '/roles']);
  expect(tab.state).toBe(state);
  expect(tab.navigate).toBe(navigate);
});

test('a tab navigates the one router', async () => {
  const { router, tab } = await start();
  await tab.navigate({ href: '/users?pageNo=7' });
  expect(router.state.location.href).toBe('/users?pageNo=7');
});

test('a tab that is not shown takes nobody away', async () => {
  const { router, tab } = await start();
  await router.navigate({ href: '/roles' });
  await expect.poll(() => addressOf(router)).toEqual(['/roles', '/roles']);
  await tab.navigate({ href: '/users?pageNo=7' });
  expect(router.state.location.href).toBe('/roles');
});
