import { composeStories } from '@storybook/react-vite';
import { maskedSecret, sysConfigApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { configAnswers } from './configs.fixture';
import * as stories from './ConfigsScreen.stories';

const { List } = composeStories(stories, {});

test('a secret shows as dots, and the dots are what an edit sends back', async () => {
  const onEdit = vi.fn();
  const edit = answer(sysConfigApi.edit, (draft) => {
    onEdit(draft);
    return {};
  });
  await render(<List answers={[...configAnswers(), edit]} />);
  await expect.element(page.getByText(maskedSecret)).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).nth(2).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Value' })).toHaveValue(maskedSecret);
  await dialog.getByRole('textbox', { name: 'Remark' }).fill('Paid until May');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => onEdit.mock.calls[0]?.[0])
    .toMatchObject({ code: 'SMTP_URL', value: maskedSecret, secret: true, remark: 'Paid until May' });
});

test('a new one may be made one of the system, which then stays one', async () => {
  const onAdd = vi.fn();
  const add = answer(sysConfigApi.add, (draft) => {
    onAdd(draft);
    return { id: '9' };
  });
  await render(<List answers={[...configAnswers(), add]} />);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name (Chinese)' }).fill('Kept');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('KEPT_ONE');
  await dialog.getByRole('textbox', { name: 'Value' }).fill('1');
  await dialog.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'System' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onAdd.mock.calls[0]?.[0]).toMatchObject({ code: 'KEPT_ONE', sysFlag: 'Y' });
});

test('a system parameter keeps code and group, and says what it accepts', async () => {
  await render(<List answers={configAnswers()} />);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Code' })).toBeDisabled();
  await expect.element(dialog.getByRole('combobox', { name: 'Kind' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(dialog.getByText(/“true” or “false”/)).toBeVisible();
});

test('what was never set says that the server decides', async () => {
  await render(<List answers={configAnswers()} />);
  await expect.element(page.getByText('As the server was started')).toBeVisible();
});

test('the list shows what was remarked', async () => {
  await render(<List answers={configAnswers()} />);
  await expect.element(page.getByText('Ask finance first')).toBeVisible();
});
