import { expect, test } from 'vitest';
import { asSettings, createSettings, defaultSettings, settingsKey } from './createSettings';

function fakePage(kept: Record<string, string> = {}) {
  const listeners: ((event: { key: string }) => void)[] = [];
  const localStorage = { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => void (kept[key] = value) };
  const page = { localStorage, addEventListener: (_: string, listener: (event: { key: string }) => void) => void listeners.push(listener) };
  return { kept, page: page as unknown as Window, tell: (key: string) => listeners.forEach((listener) => listener({ key })) };
}

test('what does not fit falls back to the default, the rest stays', () => {
  const kept = { mode: 'neon', layout: 'top', primary: 'javascript:1', multiTab: true, quietNotices: ['x'], extra: 1 };
  expect(asSettings(kept)).toEqual({ ...defaultSettings, layout: 'top', multiTab: true });
  expect(asSettings('nonsense')).toEqual(defaultSettings);
});

test('a change is kept on this device and heard by other tabs', () => {
  const { kept, page, tell } = fakePage();
  const settings = createSettings(page);
  settings.change({ primary: '#722ed1', multiTab: true });
  const again = createSettings(page);
  expect(again.get()).toEqual({ ...defaultSettings, primary: '#722ed1', multiTab: true });
  kept[settingsKey] = JSON.stringify({ ...settings.get(), multiTab: false });
  tell(settingsKey);
  expect(settings.get().multiTab).toBe(false);
});
