import { expect, test } from 'vitest';
import * as face from './index';

test('the public face is a decision', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "languages",
    ]
  `);
});
