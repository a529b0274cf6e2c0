import { sysRoleApi } from '@backlot/contract';
import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { answer } from '../../kit/stage/answer';
import { Stage } from '../../kit/stage/Stage';
import { ViewBanner } from './ViewBanner';
import * as stories from './ViewBanner.stories';

const { Role, Person } = composeStories(stories, {});

test('names the role or the person, and how long it lasts yet', async () => {
  const screen = await render(<Role />);
  await expect
    .element(screen.getByRole('region', { name: 'Read-only view' }).getByText('Viewing as the role Business developer, read-only'))
    .toBeVisible();
  await expect.element(screen.getByText('30 minutes left')).toBeVisible();
  const other = await render(<Person />);
  await expect.element(other.getByText('Viewing as Trần Ngọc Anh, read-only')).toBeVisible();
});

test('is left by the keyboard', async () => {
  const stopped = vi.fn(() => ({}));
  const screen = await render(<Role answers={[answer(sysRoleApi.stopView, stopped)]} />);
  await expect.element(screen.getByRole('button', { name: 'Leave the view' })).toBeVisible();
  screen.getByRole('button', { name: 'Leave the view' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => stopped.mock.calls.length).toBe(1);
});

test('leaves by itself when its time is over', async () => {
  const stopped = vi.fn(() => ({}));
  const over = { kind: 'role' as const, name: '财务', enName: 'Finance', vnName: null, until: '2026-11-20 09:00:00', remainingSeconds: 0 };
  await render(<Stage screen={() => <ViewBanner view={over} />} answers={[answer(sysRoleApi.stopView, stopped)]} />);
  await expect.poll(() => stopped.mock.calls.length).toBe(1);
});
