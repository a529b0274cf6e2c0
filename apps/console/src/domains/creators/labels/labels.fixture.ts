import { errors, labelApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import type { Label } from './Label';

const categories = [
  { id: '1', parentId: '0', typeName: 'Creator profile', objectType: 1, labels: [] },
  { id: '2', parentId: '1', typeName: 'Style', objectType: 1, labels: [] },
  { id: '3', parentId: '0', typeName: 'Product line', objectType: 2, labels: [] },
];

const rows: readonly Label[] = ['Beauty', 'Live', 'Funny', 'Premium'].map((labelName, at) => ({
  id: String(at + 1),
  version: 1,
  can: ['edit', 'merge', ...(at === 2 ? ['delete'] : [])],
  labelName,
  color: null,
  category: { id: at === 3 ? '3' : '2', name: at === 3 ? 'Product line' : 'Style' },
  objectType: at === 3 ? 2 : 1,
  used: at === 2 ? 0 : 40 - at,
}));

/** A fresh fake server of labels; those in use are merged, not deleted. */
export function labelAnswers() {
  const { answers, rows: kept } = fakeCrud({
    api: labelApi,
    rows,
    rowOf: ({ categoryId, ...draft }) => ({
      ...draft,
      category: { id: categoryId, name: categories.find(({ id }) => id === categoryId)?.typeName ?? '' },
    }),
    matches: (row, { searchValue, categoryId, objectType }) =>
      (!searchValue || row.labelName.includes(String(searchValue))) &&
      (!categoryId || (categoryId as string[]).includes(row.category.id)) &&
      (!objectType || row.objectType === objectType),
    refuseDelete: ({ used }) => (used ? { code: errors.labelInUse.code, message: errors.labelInUse.en } : undefined),
  });
  return [
    ...answers,
    answer(labelApi.categories, () => categories),
    answer(labelApi.addCategory, () => ({ id: '9' })),
    answer(labelApi.merge, ({ id }) => {
      kept.splice(
        kept.findIndex((row) => row.id === id),
        1,
      );
      return null;
    }),
  ];
}
