import { expect, test } from 'vitest';
import { entryOf } from './entryOf';

test('a release is told by the script its page starts with', () => {
  expect(entryOf('<html><head><script type="module" crossorigin src="/assets/index-Ab12.js"></script></head></html>')).toBe(
    '/assets/index-Ab12.js',
  );
  expect(entryOf('{"success":false}')).toBeUndefined();
});
