import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
  useRouter,
} from '@tanstack/react-router';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTabRouter } from '../../shell/tabs/createTabRouter';
import { useListUrl } from './useListUrl';

type Url = ReturnType<typeof useListUrl>;

/** A list in a tab, and a page beside it whose code is long in coming. */
async function start() {
  let url: Url | undefined;
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const List = () => {
    url = useListUrl();
    return <h1>List</h1>;
  };
  const Tab = () => {
    const router = useRouter();
    const [own] = useState(() => createTabRouter(router, '/list'));
    return (
      <RouterContextProvider router={own}>
        <List />
      </RouterContextProvider>
    );
  };
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: Tab });
  const detail = createRoute({ getParentRoute: () => root, path: '/detail', beforeLoad: () => code, component: () => <h1>Detail</h1> });
  const router = createRouter({
    routeTree: root.addChildren([list, detail]),
    history: createMemoryHistory({ initialEntries: ['/list?pageNo=2'] }),
    scrollRestoration: false,
  });
  const screen = await render(<RouterProvider router={router as never} />);
  await expect.element(screen.getByRole('heading', { name: 'List' })).toBeVisible();
  return { router, screen, arrive, urlOf: () => url as Url };
}

test('a list keeps its search in the address', async () => {
  const { router, urlOf } = await start();
  expect(urlOf().search).toBe('?pageNo=2');
  urlOf().onSearchChange('?name=x', { isReplace: true });
  await expect.poll(() => router.state.location.href).toBe('/list?name=x');
  expect(router.history.length).toBe(1);
});

test('a search typed just before a click does not take the person back', async () => {
  const { router, screen, arrive, urlOf } = await start();
  const going = router.navigate({ href: '/detail?id=7' });
  await expect.poll(() => router.latestLocation.href).toBe('/detail?id=7');
  urlOf().onSearchChange('?name=x', { isReplace: false });
  arrive();
  await going;
  await expect.element(screen.getByRole('heading', { name: 'Detail' })).toBeVisible();
  expect(router.state.location.href).toBe('/detail?id=7');
});
