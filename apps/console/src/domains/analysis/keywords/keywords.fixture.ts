import { errors, keywordApi, keywordLibraryApi } from '@backlot/contract';
import { type Answer, answer, Refusal } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import type { Keyword, Library } from './Keyword';

const may = ['query', 'get', 'add', 'edit', 'delete', 'import', 'export'];

const library = (id: string, libraryName: string, more: Partial<Library> = {}): Library => ({
  id,
  version: 0,
  can: [...may, 'disable'],
  libraryName,
  purpose: 2,
  scope: [],
  libraryStatus: 1,
  wordCount: 2,
  createTime: '2026-10-01 02:00:00',
  ...more,
});

const words: readonly Keyword[] = ['peke', 'scam', 'sunscreen'].map((word, at) => ({
  id: String(at + 1),
  version: 0,
  can: may,
  word,
  library: at === 2 ? { id: '2', name: 'Product watch' } : { id: '1', name: 'Alarm words' },
  purpose: at === 2 ? 1 : 2,
  libraryStatus: at === 2 ? 0 : 1,
  lang: at === 0 ? 'fil' : null,
  weight: null,
  hitCount: at === 1 ? 0 : 148,
  lastHitTime: at === 1 ? null : '2026-11-22 13:14:00',
  createTime: '2026-10-01 02:00:00',
}));

/** A fresh fake server of keyword libraries: a word stands once in a library. */
export function keywordAnswers(): Answer[] {
  const libraries = [
    library('1', 'Alarm words'),
    library('2', 'Product watch', { purpose: 1, libraryStatus: 0, wordCount: 1, can: [...may, 'enable'] }),
  ];
  const { answers, rows } = fakeCrud({
    api: keywordApi,
    rows: words,
    rowOf: ({ libraryId, ...draft }) => ({
      ...draft,
      library: { id: libraryId, name: libraries.find(({ id }) => id === libraryId)?.libraryName ?? '' },
    }),
    matches: (row, { searchValue, libraryId, leastHits }) =>
      (!searchValue || row.word.includes(String(searchValue))) &&
      (!libraryId || row.library.id === libraryId) &&
      (!leastHits || row.hitCount >= Number(leastHits)),
  });
  const plainAdd = answers.find(({ endpoint }) => endpoint === keywordApi.add);
  const turn = (id: string, libraryStatus: number) => {
    const found = libraries.find((one) => one.id === id);
    if (found) Object.assign(found, { libraryStatus, can: [...may, libraryStatus ? 'disable' : 'enable'] });
    return null;
  };
  return [
    ...answers,
    answer(keywordApi.add, (draft) => {
      const { word, libraryId } = draft;
      if (rows.some((row) => row.library.id === libraryId && row.word === word.toLowerCase()))
        throw new Refusal(errors.keywordExists.code, errors.keywordExists.en, { word: errors.keywordExists.en });
      return plainAdd?.reply(draft) as { id: string };
    }),
    answer(keywordLibraryApi.list, () => libraries.map((one) => ({ ...one }))),
    answer(keywordLibraryApi.enable, ({ id }) => turn(id, 1)),
    answer(keywordLibraryApi.disable, ({ id }) => turn(id, 0)),
    answer(keywordLibraryApi.add, ({ libraryName, purpose }) => {
      libraries.push(library('3', libraryName, { purpose, wordCount: 0 }));
      return { id: '3' };
    }),
  ];
}
