import type { DictType } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { createDictionary } from './createDictionary';
import { demoTree } from './demoTree';
import { dictionaryKey } from './dictionaryCache';
import { memoryStorage } from './memoryStorage';

const ready = async (tree: DictType[] = demoTree) => {
  const dictionary = createDictionary({ fetchTree: async () => tree });
  await dictionary.load();
  return dictionary;
};

/** A fetch whose answers are given by hand. */
function manualFetch() {
  const answers: { resolve: (tree: DictType[]) => void; reject: (error: Error) => void }[] = [];
  const fetchTree = vi.fn(() => new Promise<DictType[]>((resolve, reject) => void answers.push({ resolve, reject })));
  return {
    fetchTree,
    answer: (at: number, tree = demoTree) => answers[at]?.resolve(tree),
    fail: (at: number, message: string) => answers[at]?.reject(new Error(message)),
  };
}

test('names follow the language', async () => {
  const dictionary = await ready();
  expect(dictionary.nameFor('country', 'VN', 'zh-CN')).toBe('越南');
  expect(dictionary.nameFor('country', 'VN', 'en')).toBe('Vietnam');
  expect(dictionary.nameFor('country', 'VN', 'vn')).toBe('Việt Nam');
});

test('numbers on the wire are codes too', async () => {
  expect((await ready()).nameFor('common_status', 0, 'en')).toBe('Enabled');
});

test('without data every name asks to sign in again', () => {
  const dictionary = createDictionary({ fetchTree: async () => demoTree });
  expect(dictionary.nameFor('country', 'VN', 'zh-CN')).toBe('需重新登录');
  expect(dictionary.nameFor('country', 'VN', 'en')).toBe('Sign in again');
  expect(dictionary.nameFor('country', 'VN', 'vn')).toBe('Cần đăng nhập lại');
});

test.each([
  ['country', 'XX'],
  ['nothing', 'VN'],
  ['__proto__', 'constructor'],
])('defect 17: an unknown entry or type says so: %s %s', async (type, code) => {
  const dictionary = await ready();
  expect(dictionary.nameFor(type, code, 'zh-CN')).toBe('无此字典');
  expect(dictionary.nameFor(type, code, 'en')).toBe('No such dictionary entry');
  expect(dictionary.nameFor(type, code, 'vn')).toBe('Không có mục từ điển này');
});

test('an empty dictionary is data: nothing is found, nobody has to sign in', async () => {
  expect((await ready([])).nameFor('country', 'VN', 'zh-CN')).toBe('无此字典');
});

test('a disabled value is still named', async () => {
  const dictionary = await ready();
  expect(dictionary.nameFor('common_status', '2', 'en')).toBe('Archived');
  expect(dictionary.find('common_status', 2)?.disabled).toBe(true);
});

test('values of a type stay the same array until the type changes', async () => {
  let tree = demoTree;
  const dictionary = createDictionary({ fetchTree: async () => tree });
  await dictionary.load();
  const [countries, categories] = [dictionary.valuesOf('country'), dictionary.valuesOf('category')];
  tree = demoTree.map((type) => (type.code === 'country' ? { ...type, children: [] } : type));
  await dictionary.refresh();
  expect(dictionary.valuesOf('category')).toBe(categories);
  expect(dictionary.valuesOf('country')).not.toBe(countries);
  expect(dictionary.valuesOf('country')).toEqual([]);
});

test('a refresh renames at once, also the type that was asked for last', async () => {
  let tree = demoTree;
  const dictionary = createDictionary({ fetchTree: async () => tree });
  await dictionary.load();
  expect(dictionary.nameFor('country', 'TH', 'en')).toBe('Thailand');
  tree = [];
  await dictionary.refresh();
  expect(dictionary.nameFor('country', 'TH', 'en')).toBe('No such dictionary entry');
});

test('a reload names from the cache before the server answers', async () => {
  const storage = memoryStorage();
  await createDictionary({ fetchTree: async () => demoTree, storage, now: () => 1 }).refresh('3');
  const fetching = manualFetch();
  const reloaded = createDictionary({ fetchTree: fetching.fetchTree, storage, now: () => 2 });
  expect(reloaded.nameFor('country', 'TH', 'en')).toBe('Thailand');
  expect(reloaded.state()).toMatchObject({ hasData: true, version: '3' });
  await reloaded.load();
  expect(fetching.fetchTree).toHaveBeenCalledTimes(1);
});

test('a failed fetch behind cached data only leaves its message', async () => {
  const storage = memoryStorage();
  await createDictionary({ fetchTree: async () => demoTree, storage }).load();
  const reloaded = createDictionary({ fetchTree: () => Promise.reject(new Error('down')), storage });
  await reloaded.load();
  await vi.waitFor(() => expect(reloaded.state().error).toBe('down'), { timeout: 10_000 });
  expect(reloaded.nameFor('country', 'TH', 'en')).toBe('Thailand');
});

test('a failed fetch rejects with the server’s message and keeps the old data', async () => {
  const fetching = manualFetch();
  const dictionary = createDictionary({ fetchTree: fetching.fetchTree });
  const first = dictionary.load();
  fetching.answer(0);
  await first;
  const second = dictionary.refresh();
  fetching.fail(1, '服务暂时不可用，请稍后重试。');
  await expect(second).rejects.toThrow('服务暂时不可用，请稍后重试。');
  expect(dictionary.nameFor('country', 'TH', 'en')).toBe('Thailand');
  expect(dictionary.state()).toMatchObject({ hasData: true, isFetching: false, error: '服务暂时不可用，请稍后重试。' });
});

test('an answer that is no tree is refused', async () => {
  const dictionary = createDictionary({ fetchTree: async () => ({ rows: [] }) as unknown as DictType[] });
  await expect(dictionary.load()).rejects.toThrow('unreadable');
  expect(dictionary.state().hasData).toBe(false);
});

test('fetches made at the same time are one', async () => {
  const fetching = manualFetch();
  const dictionary = createDictionary({ fetchTree: fetching.fetchTree });
  const all = Promise.all([dictionary.load(), dictionary.refresh(), dictionary.load()]);
  fetching.answer(0);
  await all;
  expect(fetching.fetchTree).toHaveBeenCalledTimes(1);
});

test('a version that is already here fetches nothing', async () => {
  const fetchTree = vi.fn(async () => demoTree);
  const dictionary = createDictionary({ fetchTree });
  await dictionary.refresh('8');
  await dictionary.refresh('8');
  expect(fetchTree).toHaveBeenCalledTimes(1);
  await dictionary.refresh('9');
  expect(fetchTree).toHaveBeenCalledTimes(2);
  expect(dictionary.state().version).toBe('9');
});

test('a change announced during a fetch is fetched once more, whatever number of times it is announced', async () => {
  const fetching = manualFetch();
  const dictionary = createDictionary({ fetchTree: fetching.fetchTree });
  const first = dictionary.load();
  const announced = [dictionary.refresh('2'), dictionary.refresh('3')];
  expect(fetching.fetchTree).toHaveBeenCalledTimes(1);
  fetching.answer(0, []);
  await first;
  await vi.waitFor(() => expect(fetching.fetchTree).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  fetching.answer(1);
  await Promise.all(announced);
  expect(dictionary.state().version).toBe('3');
  expect(dictionary.nameFor('country', 'TH', 'en')).toBe('Thailand');
  expect(fetching.fetchTree).toHaveBeenCalledTimes(2);
});

test('a change announced during a fetch that fails is still fetched', async () => {
  const fetching = manualFetch();
  const dictionary = createDictionary({ fetchTree: fetching.fetchTree });
  const first = dictionary.load();
  const announced = dictionary.refresh('2');
  fetching.fail(0, 'down');
  await expect(first).rejects.toThrow('down');
  await vi.waitFor(() => expect(fetching.fetchTree).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  fetching.answer(1);
  await announced;
  expect(dictionary.state()).toMatchObject({ hasData: true, error: null, version: '2' });
});

test('signing out forgets everything, an answer under way too', async () => {
  const storage = memoryStorage();
  const fetching = manualFetch();
  const dictionary = createDictionary({ fetchTree: fetching.fetchTree, storage });
  const first = dictionary.load();
  fetching.answer(0);
  await first;
  const under = dictionary.refresh();
  dictionary.clear();
  fetching.answer(1);
  await under;
  expect(dictionary.nameFor('country', 'TH', 'zh-CN')).toBe('需重新登录');
  expect(dictionary.valuesOf('country')).toEqual([]);
  expect(storage.getItem(dictionaryKey)).toBeNull();
});

test('listeners of a type hear of its changes only', async () => {
  let tree = demoTree;
  const dictionary = createDictionary({ fetchTree: async () => tree });
  await dictionary.load();
  const [country, category] = [vi.fn(), vi.fn()];
  dictionary.subscribe('country', country);
  dictionary.subscribe('category', category);
  tree = demoTree.map((type) => (type.code === 'country' ? { ...type, children: [] } : type));
  await dictionary.refresh();
  expect(country).toHaveBeenCalledTimes(1);
  expect(category).not.toHaveBeenCalled();
  dictionary.clear();
  expect(category).toHaveBeenCalledTimes(1);
});
