import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
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
  const deep = JSON.stringify(Array.from({ length: 96 }).reduce<Control>((inner, _, index) => card(`card_${index}`, inner), input('leaf')));
  await screen.getByRole('group', { name: 'inner, input' }).click();
  paste(deep);
  await expect.element(screen.getByTestId('fd-announcer')).toHaveTextContent('Not done: the form would be nested too deeply to be opened again. Choose a place further out');
  expect(form().list).toEqual([]);
  await screen.getByRole('group', { name: 'outer, input' }).click();
  paste(deep);
  await expect.poll(() => form().list.map(({ type }) => type)).toEqual(['card', 'input', 'card']);
});
