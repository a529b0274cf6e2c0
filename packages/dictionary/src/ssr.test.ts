import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createDictionary } from './createDictionary';
import { demoTree } from './demoTree';
import { DictionaryProvider, DictSelect, DictTag } from './react';

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
