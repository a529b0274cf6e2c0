import { settingApi } from '@backlot/contract';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { noteLanguageChoice } from '../../shell/settings/languageChoice';
import { useSettings } from '../../shell/settings/useSettings';
import { answer } from '../../kit/stage/answer';
import { Stage } from '../../kit/stage/Stage';
import { SettingsSync } from './SettingsSync';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('lang', 'en');
});

/** A device where somebody is signed in whose settings are kept by the server. */
async function open(ui: object | undefined = { mode: 'dark', multiTab: true, lang: 'vn' }) {
  const saved: unknown[] = [];
  const save = (input: unknown) => {
    saved.push(input);
    return null;
  };
  const Device = () => {
    const { settings } = useConsole();
    const { mode, multiTab } = useSettings();
    return (
      <button type="button" onClick={() => settings.change({ mode: 'light' })}>
        <SettingsSync />
        {`${mode} ${multiTab ? 'tabs' : 'no tabs'}`}
      </button>
    );
  };
  const screen = await render(
    <Stage screen={Device} answers={[answer(settingApi.all, () => (ui ? { ui } : {})), answer(settingApi.save, save)]} />,
  );
  return { screen, saved };
}

test('what was set elsewhere is in force here, the language too', async () => {
  const { screen, saved } = await open();
  await expect.element(screen.getByRole('button')).toHaveTextContent('dark tabs');
  expect(localStorage.getItem('lang')).toBe('vn');
  expect(saved).toEqual([]);
});

test('a language chosen at the door stays, and goes to the other devices', async () => {
  noteLanguageChoice();
  const { screen, saved } = await open();
  await expect.element(screen.getByRole('button')).toHaveTextContent('dark tabs');
  expect(localStorage.getItem('lang')).toBe('en');
  await expect.poll(() => saved).toEqual([{ key: 'ui', value: expect.objectContaining({ lang: 'en', mode: 'dark' }) }]);
});

test('a change that did not reach the server wins over it the next time', async () => {
  const failing = await render(
    <Stage
      screen={() => <Changing />}
      answers={[answer(settingApi.all, () => ({})), answer(settingApi.save, () => Promise.reject(new TypeError('Failed to fetch')))]}
    />,
  );
  await failing.getByRole('button').click();
  await expect.poll(() => localStorage.getItem('backlot.settings.unsaved')).toBe('1');
  await failing.unmount();
  const { screen, saved } = await open();
  await expect.poll(() => saved).toEqual([{ key: 'ui', value: expect.objectContaining({ mode: 'light' }) }]);
  await expect.element(screen.getByRole('button')).toHaveTextContent('light no tabs');
  await expect.poll(() => localStorage.getItem('backlot.settings.unsaved')).toBeNull();
});

test('what changes while an earlier change travels has not arrived with it', async () => {
  const arrive: (() => void)[] = [];
  const travelling = () => new Promise<null>((resolve) => arrive.push(() => resolve(null)));
  const screen = await render(
    <Stage screen={() => <Changing />} answers={[answer(settingApi.all, () => ({})), answer(settingApi.save, travelling)]} />,
  );
  const button = screen.getByRole('button');
  await button.click();
  await expect.poll(() => arrive.length).toBe(1);
  await button.click();
  arrive[0]?.();
  await expect.poll(() => arrive.length).toBe(2);
  expect(localStorage.getItem('backlot.settings.unsaved')).toBe('1');
  arrive[1]?.();
  await expect.poll(() => localStorage.getItem('backlot.settings.unsaved')).toBeNull();
});

function Changing() {
  const { settings } = useConsole();
  return (
    <button type="button" onClick={() => settings.change({ mode: settings.get().mode === 'light' ? 'dark' : 'light' })}>
      <SettingsSync />
    </button>
  );
}
