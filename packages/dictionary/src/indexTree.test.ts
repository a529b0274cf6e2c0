import { expect, test } from 'vitest';
import { demoTree } from './demoTree';
import { changedTypes, indexTree } from './indexTree';

const index = indexTree(demoTree);

test('values at every depth are found by code, with their way down', () => {
  expect(index.get('category')?.get('skincare')).toMatchObject({ depth: 1, path: ['beauty', 'skincare'], disabled: false });
});

test('values stand in tree order', () => {
  expect([...(index.get('category')?.keys() ?? [])]).toEqual(['beauty', 'skincare', 'makeup', 'home', 'kitchen', 'retired', 'retired-1']);
});

test('a missing translation falls back to the name', () => {
  expect(index.get('category')?.get('kitchen')?.names).toEqual({ en: '厨房', 'zh-CN': '厨房', vn: '厨房' });
});

test('what lies below a disabled value is disabled too', () => {
  expect(index.get('category')?.get('retired')?.disabled).toBe(true);
  expect(index.get('category')?.get('retired-1')?.disabled).toBe(true);
  expect(index.get('category')?.get('kitchen')?.disabled).toBe(false);
});

test('a repeated code counts where it stands first', () => {
  const [first] = demoTree[0]?.children ?? [];
  const twice = indexTree([{ ...demoTree[0]!, children: [first!, { ...first!, name: 'second' }] }]);
  expect(twice.get('country')?.get('PH')?.names['zh-CN']).toBe('菲律宾');
});

test('only types that differ count as changed', () => {
  const renamed = demoTree.map((type) => (type.code === 'country' ? { ...type, children: type.children.slice(1) } : type));
  expect(changedTypes(index, indexTree(renamed))).toEqual(['country']);
  expect(changedTypes(index, indexTree(structuredClone(demoTree)))).toEqual([]);
  expect(changedTypes(index, indexTree(demoTree.slice(1)))).toEqual(['country']);
});
