import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { roleAnswers } from './roles.fixture';
import * as stories from './RolesScreen.stories';

const { List, GrantMenu, GrantData } = composeStories(stories, {});
const tick = (name: string) => page.getByRole('checkbox', { name }).click();

test('a role outside what one may grant says so; deleting one says how many people lose it', async () => {
  await render(<List answers={roleAnswers()} />);
  await expect.element(page.getByText('Super administrator')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Rights' }).first()).toHaveAttribute('aria-disabled', 'true');
  await page
    .getByRole('button', { name: /^More for / })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(page.getByText('12 people lose it, with the rights and the data it gave.')).toBeVisible();
});

test('a grant shows what is added and taken away, and for how many, before it is saved', async () => {
  const onGrant = vi.fn();
  await render(<GrantMenu answers={roleAnswers({ onGrant })} />);
  await tick('Users: Add');
  await tick('Users: View');
  await tick('Roles: View');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect.element(page.getByText('12 people are affected.')).toBeVisible();
  await expect.element(page.getByText('3 rights added')).toBeVisible();
  await expect.element(page.getByText('1 right taken away')).toBeVisible();
  expect(onGrant).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect.poll(() => onGrant.mock.calls[0]?.[0].toSorted()).toEqual(['1', '2', '22', '3', '31']);
});

test('somebody else granted meanwhile: nothing is overwritten, the difference is shown anew', async () => {
  const onGrant = vi.fn();
  await render(<GrantMenu answers={roleAnswers({ isRaced: true, onGrant })} />);
  await tick('Users: Add');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await page.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect.element(page.getByText('Somebody else changed this grant meanwhile. Yours was not saved.')).toBeVisible();
  expect(onGrant).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Compare with theirs' }).click();
  await expect.element(page.getByText('Users: Delete')).toBeVisible();
  await expect.element(page.getByText('1 right taken away')).toBeVisible();
  await page.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect.poll(() => onGrant.mock.calls.length).toBe(1);
});

test('organisations show for the custom scope only', async () => {
  await render(<GrantData answers={roleAnswers()} />);
  await expect.element(page.getByRole('checkbox', { name: 'BD team A' })).toBeChecked();
  await page.getByRole('radio', { name: 'Only own data' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'BD team A' })).not.toBeInTheDocument();
});

test('a role one may view as is a click away, one beyond the own rights says why not', async () => {
  const onView = vi.fn();
  await render(<List answers={roleAnswers({ onView })} />);
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await expect
    .element(page.getByRole('menuitem', { name: 'View as this role' }))
    .toHaveAttribute('title', 'This role may do more than you: you cannot view as it.');
  await userEvent.keyboard('{Escape}');
  await page
    .getByRole('button', { name: /^More for / })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: 'View as this role' }).click();
  await expect.poll(() => onView.mock.calls).toEqual([['2']]);
});
