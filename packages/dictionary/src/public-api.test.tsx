import { expect, test } from 'vitest';
import * as react from './react';

test('the public face of the React door is a decision', () => {
  expect(Object.keys(react).toSorted()).toEqual(['DictSelect', 'DictTag', 'DictionaryProvider', 'useDictName', 'useDictionary']);
});
