import { expect, test } from 'vitest';
import { addressed } from './addressed.ts';

const manifest = { name: '@shop/pens', version: '1.2.0' };
const folder = 'packages/pens';

test('without an address nothing is invented', () => {
  expect(addressed(manifest, { addresses: {}, folder })).toEqual(manifest);
});

test('a package says where it lies in the repository, what its pages are and where faults are told', () => {
  const addresses = {
    repository: 'https://example.com/shop/shop.git',
    homepage: 'https://example.com/shop',
    bugs: 'https://example.com/shop/issues',
  };
  expect(addressed(manifest, { addresses, folder })).toEqual({
    ...manifest,
    repository: { type: 'git', url: 'https://example.com/shop/shop.git', directory: 'packages/pens' },
    homepage: 'https://example.com/shop',
    bugs: 'https://example.com/shop/issues',
  });
});

test('an address that is an object keeps its kind', () => {
  const addresses = { repository: { type: 'hg', url: 'https://example.com/shop' }, bugs: { email: 'faults@example.com' } };
  expect(addressed(manifest, { addresses, folder })).toEqual({
    ...manifest,
    repository: { type: 'hg', url: 'https://example.com/shop', directory: 'packages/pens' },
    bugs: { email: 'faults@example.com' },
  });
});
