import { composeStories } from '@storybook/react-vite';
import { sysMenuApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { menuAnswers } from './menus.fixture';
import * as stories from './MenusScreen.stories';

const { Tree } = composeStories(stories, {});
const start = (path = '/') => render(<Tree answers={menuAnswers()} path={path} />);

test('menus open to their buttons, and a search shows the way to what it found', async () => {
  await start();
  await expect.element(page.getByText('Users', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('Users: Add')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'What is inside Users' }).click();
  await expect.element(page.getByText('Users: Add')).toBeVisible();
  await page.getByRole('searchbox').fill('sysUser:delete');
  await expect.element(page.getByText('Users: Delete')).toBeVisible();
  await expect.element(page.getByText('Positions')).not.toBeInTheDocument();
});

test('a button below a menu asks for a permission, not for a path', async () => {
  await start();
  await page.getByRole('button', { name: 'Add below Users' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Permission' })).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Path' })).not.toBeInTheDocument();
  await dialog.getByRole('textbox', { name: 'Name (Chinese)' }).fill('Users: Export');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('sysUser_export');
  await dialog.getByRole('textbox', { name: 'Permission' }).fill('sysUser:export');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Users: Export added')).toBeVisible();
});

test('who manages only menus chooses the application of a new one, and by which to narrow', async () => {
  await render(<Tree answers={menuAnswers()} grants={['sysMenu.query', 'sysMenu.add']} />);
  await page.getByRole('combobox', { name: 'Application' }).click();
  await expect.element(page.getByRole('option', { name: 'System', exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Application' }).click();
  await page.getByRole('option', { name: 'System', exact: true }).click();
  await expect.element(page.getByRole('dialog').getByRole('combobox', { name: 'Application' })).toHaveTextContent('System');
});

test('an outer link asks for its address instead of a component', async () => {
  await start();
  await page.getByRole('button', { name: 'Edit Docs' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue('https://example.com');
  await expect.element(page.getByRole('textbox', { name: 'Component' })).not.toBeInTheDocument();
});

test('deleting says what goes along, and what went', async () => {
  await start();
  await page.getByRole('button', { name: 'Delete Organisation' }).click();
  await expect.element(page.getByText(/^4 entries below it go too/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('5 entries deleted, 2 roles lost rights')).toBeVisible();
});

test('an icon is chosen by its picture and stands in the tree', async () => {
  const onEdit = vi.fn();
  const edit = answer(sysMenuApi.edit, (draft) => {
    onEdit(draft);
    return null;
  });
  await render(<Tree answers={[...menuAnswers(), edit]} />);
  await expect
    .poll(
      () =>
        page
          .getByRole('row', { name: /Organisation/ })
          .element()
          .querySelectorAll('td:first-child span > svg').length,
    )
    .toBe(1);
  await page.getByRole('button', { name: 'Edit Organisation' }).click();
  const icon = page.getByRole('combobox', { name: 'Icon' });
  await expect.element(icon).toHaveValue('AccountTree');
  await icon.fill('Lab');
  await page.getByRole('option', { name: 'Label' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onEdit.mock.calls[0]?.[0]).toMatchObject({ id: '1', icon: 'Label' });
});

test('a new directory and a new embedded page have their usual component', async () => {
  await start();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const component = dialog.getByRole('textbox', { name: 'Component' });
  await dialog.getByRole('radio', { name: 'Directory' }).click();
  await expect.element(component).toHaveValue('PageView');
  await component.fill('Own');
  await dialog.getByRole('radio', { name: 'Menu' }).click();
  await expect.element(component).toHaveValue('Own');
});

test('a click anywhere on a row opens it, one on its buttons does not', async () => {
  await start();
  await page.getByRole('cell', { name: '/sys/user' }).click();
  await expect.element(page.getByText('Users: Add')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Users', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Users: Add')).toBeVisible();
});
