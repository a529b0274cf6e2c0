import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import { formOf, input, openDesigner, slowClock } from './openDesigner';

beforeEach(slowClock);

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

const card = (key: string, ...list: Control[]): Control => ({ ...createControl('card', () => key), label: key, list });

/** Pastes on what has the focus in the canvas. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('G7.1 what would make the form too deep is not pasted, and it is said what to do', async () => {
  const { screen, form } = await openDesigner({ document: formOf(card('box', input('inner')), input('outer')) });
  const deep = JSON.stringify(Array.from({ length: 97 }).reduce<Control>((inner, _, index) => card(`card_${index}`, inner), input('leaf')));
  await screen.getByRole('group', { name: 'inner, input' }).click();
  paste(deep);
  await expect
    .element(screen.getByTestId('fd-announcer'))
    .toHaveTextContent(
      'Not done: the form would be nested too deeply to be opened again. Choose a place further out, or put fewer containers inside each other.',
    );
  expect(form().list).toEqual([]);
  await screen.getByRole('group', { name: 'outer, input' }).click();
  paste(deep);
  await expect.poll(() => form().list.map(({ type }) => type)).toEqual(['card', 'input', 'card']);
});

const older = '[{"type":"input","name":"Phone","options":{},"rules":[{"pattern":"(a)\\\\1","message":""}]},{"type":"stamp","key":"s"}]';

test('G5.10 what reading pasted controls changed or noticed is told, and the form has them', async () => {
  const { screen, form } = await openDesigner({ document: formOf(input('a')) });
  await screen.getByRole('group', { name: 'a, input' }).click();
  paste(older);
  const dialog = screen.getByRole('dialog', { name: 'Pasted. This was noticed:' });
  await expect.element(dialog.getByText('1 label was taken from the older key “name”')).toBeVisible();
  await expect.element(dialog.getByText('1 unknown control was kept')).toBeVisible();
  await expect.element(dialog.getByText(/^This pattern is broken/)).toBeVisible();
  expect(form().list.map(({ type, label }) => [type, label])).toEqual([
    ['input', 'a'],
    ['input', 'Phone'],
    ['stamp', undefined],
  ]);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('G5.10 where there is nothing to tell, or it was copied here, no dialog opens', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen, form } = await openDesigner({ document: formOf({ type: 'stamp', key: 's', label: 'Seal' }) });
  await screen.getByRole('group', { name: /^Seal/ }).click();
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => copied.mock.calls.length).toBe(1);
  paste(copied.mock.calls[0]?.[0] ?? '');
  paste(JSON.stringify(formOf(input('b'))));
  await expect.poll(() => form().list.map(({ type }) => type)).toEqual(['stamp', 'stamp', 'input']);
  expect(screen.getByRole('dialog').query()).toBeNull();
  paste('[{"type":"stamp","key":"other"}]');
  await expect.element(screen.getByRole('dialog').getByText('1 unknown control was kept')).toBeVisible();
});

test.each([
  ['en', 'Not pasted. The text is nested too deeply.'],
  ['zh-CN', '未粘贴。文本嵌套过深。'],
  ['vn', 'Chưa dán. Văn bản lồng nhau quá sâu.'],
] as const)('G5.10 text that is nested too deeply is refused with the reason: %s', async (locale, sentence) => {
  const { screen, form } = await openDesigner({ document: formOf(input('a')) }, locale);
  await screen.getByRole('group', { name: /^a, / }).click();
  paste(`[{"type":"card","key":"c","list":${'['.repeat(200)}${']'.repeat(200)}}]`);
  await expect.element(screen.getByTestId('fd-announcer')).toHaveTextContent(sentence);
  expect(form().list).toEqual([]);
});
