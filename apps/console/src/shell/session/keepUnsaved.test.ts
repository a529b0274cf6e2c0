import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftsKey } from '../drafts/createDrafts';
import { tabsKey } from '../tabs/createTabs';
import { keepUnsaved } from './keepUnsaved';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => void vi.unstubAllGlobals());

test('tabs and drafts outlive a session that ended by itself, nothing else does', async () => {
  for (const key of [tabsKey, draftsKey, 'other']) kept.set(key, 'x');
  await keepUnsaved(async () => kept.clear());
  expect([...kept.keys()]).toEqual([tabsKey, draftsKey]);
});
