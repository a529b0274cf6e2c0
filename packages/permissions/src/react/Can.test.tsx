import { composeStories } from '@storybook/react-vite';
import { memo } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Can } from './Can';
import * as stories from './Can.stories';
import { PermissionsProvider } from './PermissionsProvider';
import { useCanSee } from './useCanSee';

const { Operator, Administrator, ViewerWithFallback, Guest } = composeStories(stories);

test('an operator sees what the role holds and nothing that its list lacks', async () => {
  const screen = await render(<Operator />);
  await expect.element(screen.getByRole('button', { name: 'Show sessions' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Force offline' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' }).query()).toBeNull();
  await expect.element(screen.getByRole('status')).toHaveTextContent('sysOnlineUser.query, sysOnlineUser.kick');
});

test('the fallback stands where the right is missing', async () => {
  const screen = await render(<ViewerWithFallback />);
  await expect.element(screen.getByText('No permission to force offline')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Force offline' }).query()).toBeNull();
  expect(screen.getByText('K', { exact: true }).query()).toBeNull();
});

test('an administrator sees everything', async () => {
  const screen = await render(<Administrator />);
  await expect.element(screen.getByRole('button', { name: 'Force offline' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('a group that the roles say nothing about removes nothing', async () => {
  const screen = await render(<Guest />);
  await expect.element(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show sessions' }).query()).toBeNull();
});

test('a changed role shows at once', async () => {
  const screen = await render(<Operator />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'viewer');
  expect(screen.getByRole('button', { name: 'Force offline' }).query()).toBeNull();
  await expect.element(screen.getByRole('status')).toHaveTextContent('sysOnlineUser.query');
});

test('without a provider nobody’s rights count', async () => {
  const screen = await render(
    <Can do="console.query" fallback="no">
      yes
    </Can>,
  );
  await expect.element(screen.getByText('no')).toBeVisible();
});

test('children that stay allowed are not rendered again when rights change', async () => {
  let renders = 0;
  const Child = memo(() => {
    renders += 1;
    return <b>child</b>;
  });
  const guarded = (
    <Can do="console.query">
      <Child />
    </Can>
  );
  const holding = (actionList: string[]) => ({
    adminType: '2',
    roles: [{ permissions: [{ permissionId: 'console', actionList }] }],
    permissions: [],
  });
  const screen = await render(<PermissionsProvider user={holding(['query'])}>{guarded}</PermissionsProvider>);
  await screen.rerender(<PermissionsProvider user={holding(['query', 'get'])}>{guarded}</PermissionsProvider>);
  expect(renders).toBe(1);
});

test('the button check is a function too', async () => {
  function Probe() {
    const canSee = useCanSee();
    return (
      <b>
        {String(canSee('rule:edit'))} {String(canSee('rule:delete'))}
      </b>
    );
  }
  const screen = await render(
    <PermissionsProvider user={{ roles: [], permissions: ['rule:edit'] }}>
      <Probe />
    </PermissionsProvider>,
  );
  await expect.element(screen.getByText('true false')).toBeVisible();
});
