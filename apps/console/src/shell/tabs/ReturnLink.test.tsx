import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createDrafts } from '../drafts/createDrafts';
import { parsePlainSearch, stringifyPlainSearch } from './plainSearch';
import { createTabs } from './createTabs';
import { ReturnLink } from './ReturnLink';
import { WorkspaceContext } from './WorkspaceContext';

const tabs = createTabs('7', () => ({ getItem: () => null, setItem: () => undefined }) as unknown as Storage);

const Menu = () => (
  <WorkspaceContext value={{ tabs, drafts: createDrafts('7') }}>
    <ReturnLink to="/users">Users</ReturnLink>
  </WorkspaceContext>
);

test('defect 16: a link of the menu says and opens the list as it was left, and stands for it with filters too', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Menu }),
    history: createMemoryHistory({ initialEntries: ['/users?searchStatus=0'] }),
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
  });
  const screen = await render(<RouterProvider router={router as never} />);
  const link = screen.getByRole('link', { name: 'Users' });
  await expect.element(link).toHaveAttribute('href', '/users');
  tabs.visit({ key: '/users', href: '/users?searchStatus=0&pageNo=2' });
  await expect.element(link).toHaveAttribute('href', '/users?searchStatus=0&pageNo=2');
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  await link.click();
  await expect.poll(() => router.state.location.href).toBe('/users?searchStatus=0&pageNo=2');
});
