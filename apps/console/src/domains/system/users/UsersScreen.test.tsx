import { composeStories } from '@storybook/react-vite';
import { sysUserApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { userAnswers } from './users.fixture';
import { keepDrafts } from '../../../kit/stage/keepDrafts';
import { BulkRolesDialog } from './dialogs/BulkRolesDialog';
import * as stories from './UsersScreen.stories';

const { List } = composeStories(stories, {});
const more = async (at: number, action: string) => {
  await page
    .getByRole('button', { name: /^More for / })
    .nth(at)
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('picking an organisation shows its people and those below it', async () => {
  await render(<List answers={userAnswers()} />);
  await expect.element(page.getByText('1-10 of 12')).toBeVisible();
  await page.getByRole('navigation', { name: 'Organisation tree' }).getByRole('button', { name: 'Vietnam branch' }).click();
  await expect.element(page.getByText('1-8 of 8')).toBeVisible();
});

test('disabling several is told before, reported row by row, and what failed is retried', async () => {
  await render(<List answers={userAnswers({ isFlaky: true })} />);
  for (const _ of [1, 2, 3, 4])
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/, checked: false })
      .first()
      .click();
  await page.getByRole('region', { name: 'Actions on the selected rows' }).getByRole('button', { name: 'Disable' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('4 selected: 2 will change')).toBeVisible();
  await expect.element(dialog.getByText('1 stays as it is')).toBeVisible();
  await expect.element(dialog.getByText('1 is refused')).toBeVisible();
  await expect.element(dialog.getByText('Ayu Lestari: You do not have access to this data.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Disable (2)' }).click();
  await expect.element(dialog.getByText('1 failed')).toBeVisible();
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Bea Reyes: The service is not available right now.');
  await dialog.getByRole('button', { name: 'Retry the failed' }).click();
  await expect.element(dialog.getByText('1 failed')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByText('4 selected')).not.toBeInTheDocument();
});

test('a new password is shown once', async () => {
  await render(<List answers={userAnswers()} />);
  await more(0, 'Reset password');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Password' })).toHaveValue('Kx7-pine-42');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByRole('textbox', { name: 'Password' })).not.toBeInTheDocument();
});

test('a lost second step is reset once, and only where there is one', async () => {
  await render(<List answers={userAnswers()} />);
  await more(0, 'Reset second step');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset second step' }).click();
  await expect.element(page.getByText('The second step of Linh Nguyễn is off')).toBeVisible();
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await expect.element(page.getByRole('menuitem', { name: 'Reset second step' })).toHaveAttribute('aria-disabled', 'true');
});

test('roles are granted to one person', async () => {
  const onGrant = vi.fn();
  const grant = answer(sysUserApi.grantRole, (input) => {
    onGrant(input);
    return null;
  });
  await render(<List answers={[...userAnswers(), grant]} />);
  await more(0, 'Roles');
  await page.getByRole('checkbox', { name: 'Administrator' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onGrant.mock.calls[0]?.[0]).toEqual({ id: '1', version: 1, grantRoleIdList: ['5', '2'] });
});

test('a click on the status asks for the opposite', async () => {
  await render(<List answers={userAnswers()} />);
  await page.getByRole('button', { name: 'Enabled. Disable Linh Nguyễn?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByRole('button', { name: 'Disabled. Enable Linh Nguyễn?' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Disable Ayu Lestari?' })).not.toBeInTheDocument();
});

test('a password that is typed can be shown', async () => {
  await render(<List answers={userAnswers()} />);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const password = page.getByRole('dialog').getByLabelText('Password', { exact: true });
  await password.fill('Right-horse-9');
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('dialog').getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

test('roles chosen for several people are there again after another page, until they are given up', async () => {
  const { drafts, screen } = keepDrafts('roles', () => <BulkRolesDialog ids={['1', '2']} nameOf={(id) => id} onClose={() => undefined} />);
  const dialog = page.getByRole('dialog');
  const first = await render(<List screen={screen} answers={userAnswers()} />);
  await dialog.getByRole('combobox', { name: 'Add' }).click();
  await page.getByRole('option', { name: 'Administrator' }).click();
  await first.unmount();
  await render(<List screen={screen} answers={userAnswers()} />);
  await expect.element(dialog.getByRole('combobox', { name: 'Add' })).toHaveTextContent('Administrator');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(drafts.scopes()).toEqual([]);
});
