import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { builtInControls } from '../controls/builtInControls';
import { openDesigner, slowClock } from './openDesigner';

beforeEach(slowClock);

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

const keys = (text: string) => userEvent.keyboard(text);

/** Goes to an entry of the palette with Tab and arrow keys only. */
async function reachEntry(type: string): Promise<void> {
  const isEntry = () => document.activeElement?.classList.contains('fd-entry');
  for (let tabs = 0; tabs < 60 && !isEntry(); tabs += 1) await keys('{Shift>}{Tab}{/Shift}');
  const entries = [...document.querySelectorAll<HTMLElement>('.fd-entry')];
  const steps = entries.findIndex(({ dataset }) => dataset.type === type) - entries.findIndex((entry) => entry === document.activeElement);
  if (steps !== 0) await keys((steps > 0 ? '{ArrowRight}' : '{ArrowLeft}').repeat(Math.abs(steps)));
  expect((document.activeElement as HTMLElement).dataset.type).toBe(type);
}

test('G1.1 an empty canvas says what to do, and the panel that nothing is selected', async () => {
  const { screen } = await openDesigner({}, 'zh-CN');
  await expect.element(screen.getByText('从左侧选择控件添加')).toBeVisible();
  await screen.getByRole('tab', { name: '控件属性设置' }).click();
  await expect.element(screen.getByText('未选择控件')).toBeVisible();
});

test('G1.2 a click in the palette adds behind the selected control and shows its properties', async () => {
  const { screen, form } = await openDesigner();
  await screen.getByRole('button', { name: 'input', exact: true }).click();
  await screen.getByRole('button', { name: 'number', exact: true }).click();
  expect(form().list.map(({ type }) => type)).toEqual(['input', 'number']);
  await screen.getByRole('group', { name: 'input' }).click();
  await screen.getByRole('button', { name: 'rate', exact: true }).click();
  expect(form().list.map(({ type }) => type)).toEqual(['input', 'rate', 'number']);
  await expect.element(screen.getByLabelText('Label', { exact: true })).toHaveValue('rate');
});

test('G3.1 typing a label shows in the canvas and is one step to undo', async () => {
  const { screen, form } = await openDesigner();
  await screen.getByRole('button', { name: 'input', exact: true }).click();
  await screen.getByLabelText('Label', { exact: true }).fill('Phone');
  expect(form().list.map(({ label }) => label)).toEqual(['Phone']);
  await expect.element(screen.getByRole('group', { name: 'Phone, input' })).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(form().list[0]?.label).toBe('input');
  await screen.getByRole('button', { name: 'Redo' }).click();
  expect(form().list.map(({ label }) => label)).toEqual(['Phone']);
});

test('G5.1 clearing asks first', async () => {
  const { screen, form } = await openDesigner({}, 'zh-CN');
  await screen.getByRole('button', { name: '输入框', exact: true }).click();
  await screen.getByRole('button', { name: '清空' }).click();
  await expect.element(screen.getByText('是否确认清空内容?')).toBeVisible();
  await screen.getByRole('button', { name: '是', exact: true }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('已清空');
  expect(form().list).toEqual([]);
});

test('G4.1 a two-column form with a table and tabs is built by keyboard alone', async () => {
  const onSave = vi.fn();
  const { screen, form } = await openDesigner({ onSave });
  const hears = async (text: RegExp) => {
    await expect.poll(() => screen.getByTestId('fd-announcer').element().textContent).toMatch(text);
  };
  await reachEntry('grid');
  await keys('{Enter}');
  await expect.element(screen.getByRole('group', { name: 'grid' })).toHaveFocus();
  await keys('{ArrowDown}');
  await expect.element(screen.getByRole('group', { name: 'Column 1' })).toHaveFocus();
  await reachEntry('input');
  await keys('{Enter}');
  expect(form().list[0]?.columns?.[0]?.list.map(({ type }) => type)).toEqual(['input']);
  await keys('{ArrowDown}');
  await expect.element(screen.getByRole('group', { name: 'Column 2' })).toHaveFocus();
  await reachEntry('number');
  await keys('{Enter}');
  expect(form().list[0]?.columns?.[1]?.list.map(({ type }) => type)).toEqual(['number']);

  await expect.element(screen.getByRole('group', { name: 'number' })).toHaveFocus();
  await keys('{Escape}');
  await expect.element(screen.getByRole('group', { name: 'grid' })).toHaveFocus();
  await reachEntry('table');
  await keys('{Enter}');
  await expect.element(screen.getByRole('group', { name: 'table' })).toHaveFocus();
  await keys('{ArrowDown}');
  await expect.element(screen.getByRole('group', { name: 'Row 1, column 1' })).toHaveFocus();
  await keys('{Control>}{Alt>}{ArrowRight}{/Alt}{/Control}');
  await hears(/^Merged cells right$/);
  await keys('{Control>}{Alt>}r{/Alt}{/Control}');
  expect(form().list[1]?.trs?.map(({ tds }) => tds.map(({ colspan }) => colspan))).toEqual([
    [2, 0],
    [1, 1],
    [1, 1],
  ]);

  await keys('{Escape}');
  await reachEntry('tabs');
  await keys('[Space]');
  await hears(/picked up/);
  await keys('{PageDown}[Space]');
  expect(form().list.map(({ type }) => type)).toEqual(['grid', 'table', 'tabs']);

  await expect.element(screen.getByRole('group', { name: 'tabs' })).toHaveFocus();
  await keys('{Alt>}{ArrowUp}{/Alt}');
  expect(form().list.map(({ type }) => type)).toEqual(['grid', 'tabs', 'table']);
  await keys('[Space]{ArrowDown}');
  await hears(/Position 1 of 1 in table, row 1, column 1/);
  await keys('{Escape}');
  await hears(/^Moving cancelled$/);
  await keys('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(JSON.parse(onSave.mock.calls[0]?.[1] as string)).toEqual(form());
});

test('G4.1, G2.7 with the real controls the keyboard goes into the second tab, which opens, and into a card in it', async () => {
  const { screen, form } = await openDesigner({ controls: builtInControls });
  const add = async (type: string) => {
    await reachEntry(type);
    await keys('{Enter}');
  };
  await add('tabs');
  await keys('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('group', { name: 'Column 2' })).toHaveFocus();
  await expect.element(screen.getByRole('tab', { name: 'Option 2' })).toHaveAttribute('aria-selected', 'true');
  await add('card');
  await keys('{ArrowDown}');
  await add('select');
  const card = form().list[0]?.columns?.[1]?.list[0];
  expect([card?.type, card?.list?.map(({ type }) => type)]).toEqual(['card', ['select']]);
  await expect.element(screen.getByRole('group', { name: 'Select', exact: true })).toHaveFocus();
  await keys('{Enter}');
  await expect.element(screen.getByLabelText('Label', { exact: true })).toHaveFocus();
  await keys('{Control>}a{/Control}Country{Escape}');
  await expect.element(screen.getByRole('group', { name: 'Country, Select' })).toHaveFocus();
  await keys('{Escape}{Escape}');
  await expect.element(screen.getByRole('group', { name: 'Tabs', exact: true })).toHaveFocus();
});
