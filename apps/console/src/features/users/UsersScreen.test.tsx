import { composeStories } from '@storybook/react-vite';
import { sysUserApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../shared/stage/answer';
import { userAnswers } from './users.fixture';
import * as stories from './UsersScreen.stories';

const { List } = composeStories(stories, {});
const more = async (at: number, action: string) => {
  await page.getByRole('button', { name: 'More actions' }).nth(at).click();
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
  for (const _ of [1, 2, 3, 4]) await page.getByRole('checkbox', { name: 'Select row' }).first().click();
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

test('an edited user is sent as the contract wants it, with the phone in E.164', async () => {
  const onEdit = vi.fn();
  const edit = answer(sysUserApi.edit, (draft) => {
    onEdit(draft);
    return {};
  });
  await render(<List answers={[...userAnswers(), edit]} />);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('0912 345 679');
  await dialog.getByRole('radio', { name: 'Female' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onEdit.mock.calls[0]?.[0]).toMatchObject({ id: '1', version: 1, account: 'user.1', phone: '+84912345679', sex: 2, orgId: '2', posIdList: ['1'], birthday: '1994-05-17' });
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
