import { composeStories } from '@storybook/react-vite';
import { sysUserApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { userAnswers } from './users.fixture';
import * as stories from './UsersScreen.stories';

const { List } = composeStories(stories, {});

/** The form of the first user, and what is sent when it is saved. */
async function editFirst() {
  const onEdit = vi.fn();
  const edit = answer(sysUserApi.edit, (draft) => {
    onEdit(draft);
    return {};
  });
  await render(<List answers={[...userAnswers(), edit]} />);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  return { dialog: page.getByRole('dialog'), onEdit };
}

test('an edited user is sent as the contract wants it, with the phone in E.164', async () => {
  const { dialog, onEdit } = await editFirst();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('0912 345 679');
  await dialog.getByRole('radio', { name: 'Female' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => onEdit.mock.calls[0]?.[0])
    .toMatchObject({
      id: '1',
      version: 1,
      account: 'user.1',
      phone: '+84912345679',
      sex: 2,
      orgId: '2',
      posIdList: ['1'],
      birthday: '1994-05-17',
      extIds: [{ orgId: '4', posIdList: ['2'] }],
    });
});

test('a new person needs a position and no birthday in the future: both are said with the first press', async () => {
  await render(<List answers={userAnswers()} />);
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Birthday' }).fill('02/03/2990');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText('This day is in the future')).toBeVisible();
  await expect.element(dialog.getByRole('combobox', { name: 'Positions', exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByText('Required', { exact: true }).elements()).toHaveLength(5);
});

test('attached organisations are added and removed in the form, by keyboard too; none is offered twice', async () => {
  const { dialog, onEdit } = await editFirst();
  const add = dialog.getByRole('button', { name: 'Attach an organisation' });
  await expect
    .element(dialog.getByRole('group', { name: 'Attached organisations 1' }).getByRole('combobox', { name: 'Organisation' }))
    .toHaveTextContent('BD team B');
  await add.click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const second = dialog.getByRole('group', { name: 'Attached organisations 2' });
  await expect.element(second.getByRole('combobox', { name: 'Organisation' })).toHaveAttribute('aria-invalid', 'true');
  expect(onEdit).not.toHaveBeenCalled();
  await second.getByRole('combobox', { name: 'Organisation' }).click();
  for (const taken of ['Vietnam branch', 'BD team B'])
    await expect.element(page.getByRole('option', { name: taken })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('option', { name: 'Merchants' }).click();
  await second.getByRole('combobox', { name: 'Positions there' }).click();
  await page.getByRole('option', { name: 'BD', exact: true }).click();
  await userEvent.keyboard('{Escape}');
  (dialog.getByRole('button', { name: 'Remove attached organisation 1' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(add).toHaveFocus();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onEdit.mock.calls[0]?.[0]).toMatchObject({ extIds: [{ orgId: '6', posIdList: ['1'] }] });
});
