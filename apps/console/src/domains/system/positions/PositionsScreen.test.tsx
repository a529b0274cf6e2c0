import { composeStories } from '@storybook/react-vite';
import { errors, sysPosApi, sysRoleApi } from '@backlot/contract';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../../kit/stage/answer';
import { lostOnce } from '../../../kit/stage/lostOnce';
import * as stories from './PositionsScreen.stories';
import { positionAnswers } from './PositionsScreen.stories';

const { List, ReadOnly } = composeStories(stories, {});
const start = (more: ReturnType<typeof positionAnswers> = []) => render(<List answers={[...positionAnswers(), ...more]} />);
const edit = async () => {
  await page.getByRole('button', { name: 'Edit' }).first().click();
  return page.getByRole('dialog');
};

afterEach(() => page.viewport(1280, 800));

test('lists positions and pages', async () => {
  await start();
  await expect.element(page.getByText('1-10 of 12')).toBeVisible();
  await expect.element(page.getByText('Department manager')).toBeVisible();
});

test('adds a position; what is missing is said at its field', async () => {
  await start();
  await page.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText('Required').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name (Chinese)' }).fill('Photographer');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('photo');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Photographer added')).toBeVisible();
  await expect.element(page.getByText('1-10 of 13')).toBeVisible();
});

test('a code that is taken is said at its field', async () => {
  await start([
    answer(sysPosApi.add, () =>
      Promise.reject(
        new Refusal(errors.positionCodeRepeated.code, 'This position code is taken.', { code: 'This position code is taken.' }),
      ),
    ),
  ]);
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name (Chinese)' }).fill('Photographer');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill('pos_1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('This position code is taken.')).toBeVisible();
});

test('two people edit one position: the one who saves later chooses field by field', async () => {
  const theirs = {
    id: '1',
    version: 2,
    can: ['edit'],
    name: 'Managing director',
    enName: null,
    vnName: null,
    code: 'pos_1',
    sort: 5,
    remark: null,
    status: 0,
  };
  const sent: unknown[] = [];
  await start([
    answer(sysPosApi.detail, () => theirs),
    answer(sysPosApi.edit, (draft) => {
      if (draft.version === 1) throw new Refusal(errors.versionConflict.code, errors.versionConflict.en);
      sent.push(draft);
      return {};
    }),
  ]);
  const dialog = await edit();
  await dialog.getByRole('textbox', { name: 'Name (Chinese)' }).fill('CEO');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Somebody changed General manager meanwhile')).toBeVisible();
  await page.getByRole('radio', { name: 'Mine: CEO' }).click();
  await page.getByRole('button', { name: 'Save what I chose' }).click();
  await expect.poll(() => sent).toEqual([{ id: '1', version: 2, name: 'CEO', code: 'pos_1', sort: 5 }]);
});

test('deletes the picked ones, says which are still held and why, and clears the selection', async () => {
  await start();
  for (const _ of ['Department manager', 'Staff'])
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/, checked: false })
      .nth(2)
      .click();
  await page.getByRole('region', { name: 'Actions on the selected rows' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('1 row deleted')).toBeVisible();
  await expect.element(page.getByText('1 row was not deleted: Staff: People still hold this position: 12.')).toBeVisible();
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument();
});

test('who may not add is told which permission is missing, and which roles hold it', async () => {
  const named = { name: '管理员', enName: 'Administrator', vnName: 'Quản trị viên' };
  const holders = answer(sysRoleApi.holders, () => [
    { permission: 'sysPos.add', name: '职位管理 · 新增', enName: 'Positions: Add', vnName: 'Chức vụ: Thêm', roles: [named] },
  ]);
  await render(<ReadOnly answers={[...positionAnswers(), holders]} />);
  await expect.element(page.getByText('General manager')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add' }).hover({ force: true });
  await expect
    .element(page.getByRole('tooltip', { name: 'You need the permission “Positions: Add”. It is held by: Administrator.' }))
    .toBeVisible();
});

test('an export takes the columns that are shown, in their order', async () => {
  const wanted: unknown[] = [];
  await start([
    answer(sysPosApi.export, ({ columns }) => {
      wanted.push(columns);
      return { id: '1' };
    }),
  ]);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Show Code' }).click();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => wanted).toEqual([['name', 'sort', 'remark']]);
});

test('an export is a workbook unless another file is chosen', async () => {
  const wanted: unknown[] = [];
  await start([
    answer(sysPosApi.export, ({ format }) => {
      wanted.push(format);
      return { id: '1' };
    }),
  ]);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'File format' }).click();
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  await expect.poll(() => wanted).toEqual([undefined, 'csv']);
});

test('a phone has one button for exports, which asks for the file', async () => {
  await page.viewport(360, 740);
  const wanted: unknown[] = [];
  await start([
    answer(sysPosApi.export, ({ format }) => {
      wanted.push(format);
      return { id: '1' };
    }),
  ]);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  await expect.poll(() => wanted).toEqual(['xlsx']);
});

test('an export takes the picked rows, and says so before', async () => {
  const wanted: unknown[] = [];
  await start([
    answer(sysPosApi.export, ({ ids }) => {
      wanted.push(ids?.length);
      return { id: '1' };
    }),
  ]);
  const box = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
  await box.click();
  await page.getByRole('button', { name: 'Export 1 selected' }).click();
  await box.click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect.poll(() => wanted).toEqual([1, undefined]);
});

test('an export whose answer was lost is asked for again under its name', async () => {
  const lost = lostOnce(sysPosApi.export, { id: '1' });
  await start([lost.answer]);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => lost.ids).toHaveLength(1);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('Export.csv is ready')).toBeVisible();
  expect(lost.ids).toEqual([expect.any(String), lost.ids[0]]);
});

test('a link with a filter that the server does not take is told in a sentence', async () => {
  await start([
    answer(sysPosApi.page, () =>
      Promise.reject(new Refusal(errors.invalidInput.code, 'At most 50 characters.', { code: 'At most 50 characters.' })),
    ),
  ]);
  await expect.element(page.getByText('A filter in this link is not valid here. Clear the filters.')).toBeVisible();
});

test('a form that is sent twice in one tick adds one row', async () => {
  let added = 0;
  await start([
    answer(sysPosApi.add, () => {
      added += 1;
      return { id: '99' };
    }),
  ]);
  await page.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name (Chinese)' }).fill('Photographer');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('photo');
  const form = dialog.element().querySelector('form') as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  await expect.element(page.getByText('Photographer added')).toBeVisible();
  expect(added).toBe(1);
});

test('a row opens beside the list; arrow keys turn to its neighbours, Escape closes', async () => {
  await start();
  await page.getByRole('gridcell', { name: 'Deputy' }).dblClick();
  await expect.element(page.getByRole('dialog', { name: 'Deputy' })).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText('pos_2')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next row' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'Department manager' }).getByText('3 of 10 on this page')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(page.getByRole('dialog', { name: 'General manager' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Previous row' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('who may not add sees the button explained, but never as the main one: not filled, nor at the foot of a phone', async () => {
  await render(<ReadOnly />);
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect.element(add).toBeDisabled();
  expect(add.element().className).not.toContain('contained');
  await page.viewport(360, 740);
  await expect.element(page.getByText('Department manager')).toBeVisible();
  await expect.poll(() => getComputedStyle(add.element().parentElement?.parentElement ?? document.body).position).toBe('static');
});
