import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createDictionary } from './createDictionary';
import { demoTree } from './demoTree';
import { memoryStorage } from './memoryStorage';
import { DictionaryProvider, DictSelect, DictTag } from './react';

const never = () => Promise.reject(new Error('Nobody has to ask.'));

test('with a tree at hand a page has its names at once, on a server and where it is hydrated', () => {
  const storage = memoryStorage();
  const [type] = demoTree;
  const [value] = type?.children ?? [];
  const dictionary = createDictionary({ fetchTree: never, tree: demoTree, storage });
  expect(dictionary.state()).toMatchObject({ hasData: true, isFetching: false });
  expect(dictionary.nameFor(type?.code ?? '', value?.code ?? '', 'vn')).toBe(value?.vnName);
});

test('names and choices are drawn on a server without a warning', async () => {
  const warned = vi.spyOn(console, 'error');
  const dictionary = createDictionary({ fetchTree: () => Promise.resolve(demoTree) });
  await dictionary.refresh();
  const [type] = demoTree;
  const code = type?.children[0]?.code ?? '';
  const tag = createElement(DictTag, { type: type?.code ?? '', code });
  const select = createElement(DictSelect, { type: type?.code ?? '', label: 'Choose', value: null, onChange: () => undefined });
  // @ts-expect-error the children follow as arguments
  const page = createElement(DictionaryProvider, { dictionary }, tag, select);
  const html = renderToString(page);
  expect(html).toContain(dictionary.nameFor(type?.code ?? '', code, 'en'));
  expect(html).toContain('Choose');
  expect(warned.mock.calls.map(String)).toEqual([]);
  warned.mockRestore();
});
