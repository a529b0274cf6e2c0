import { expect, test } from 'vitest';
import { isShortcut, type KeyPress, showShortcut } from './shortcut';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('G2.1 a shortcut matches its exact modifiers; Mod is Ctrl or Command', () => {
  expect(isShortcut(press('z', { ctrlKey: true }), 'Mod+Z')).toBe(true);
  expect(isShortcut(press('z', { metaKey: true }), 'Mod+Z')).toBe(true);
  expect(isShortcut(press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Z')).toBe(false);
  expect(isShortcut(press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z')).toBe(true);
  expect(isShortcut(press(' '), 'Space')).toBe(true);
  expect(isShortcut(press('®', { ctrlKey: true, altKey: true, code: 'KeyR' }), 'Mod+Alt+R')).toBe(true);
  expect(isShortcut(press('ArrowUp'), 'Alt+ArrowUp')).toBe(false);
});

test('G2.1 shortcuts are shown with the signs of the machine', () => {
  expect(showShortcut('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
  expect(showShortcut('Mod+Alt+ArrowDown', true)).toBe('⌘⌥↓');
});
