import type { Db } from '../../db/database';
import { labelCategories, labels } from '../../tables/creators/label';
import type { DemoDay } from '../demo/demoDay';
import { insertRows } from '../../db/insertRows';

type Names = readonly [string, ...string[]];

/** Categories of labels for creators, with what carries each: `[category, colour, labels]`. */
const creatorLabels: readonly (readonly [category: string, color: string, labels: Names])[] = [
  ['Style', '#1677ff', ['Honest review', 'Unboxing', 'Storytelling', 'Tutorial', 'Strong in live', 'Fashionable']],
  [
    'Cooperation',
    '#52c41a',
    ['Replies fast', 'Takes samples', 'Open to offers', 'Long-term partner', 'Commission only', 'Asks for prepayment'],
  ],
  ['Audience', '#722ed1', ['Students', 'Mothers', 'Office workers', 'Men', 'High spenders']],
  ['Risk', '#fa8c16', ['Doubtful figures', 'Delivered late before', 'Works with competitors']],
];

const otherLabels: readonly (readonly [objectType: number, category: string, labels: Names])[] = [
  [2, 'Products', ['Best seller', 'New', 'Clearance', 'High commission']],
  [3, 'Merchants', ['Key account', 'Newly joined', 'Pays on time']],
  [4, 'Works', ['Good example', 'Needs changes']],
  [5, 'Comments', ['Asks for price', 'Complaint', 'Praise']],
];

interface Seeding {
  day: DemoDay;
  idAt: (time: Date) => string;
}

/** Plants labels; answers the ids of those for creators, by category. */
export async function seedLabels(db: Db, { day, idAt }: Seeding): Promise<string[][]> {
  const createTime = day.ago(400);
  const categories = [
    ...creatorLabels.map(([typeName, color, names]) => ({ objectType: 1, typeName, color, names })),
    ...otherLabels.map(([objectType, typeName, names]) => ({ objectType, typeName, color: null, names })),
  ].map((category, index) => ({ ...category, id: idAt(createTime), sortOrder: (index + 1) * 10 }));
  await insertRows(
    db,
    labelCategories,
    categories.map(({ id, typeName, objectType, sortOrder }) => ({ id, parentId: '0', typeName, objectType, sortOrder, createTime })),
  );
  const rows = categories.flatMap(({ id, color, names }) =>
    names.map((labelName, index) => ({ id: idAt(createTime), categoryId: id, labelName, color, sortOrder: (index + 1) * 10, createTime })),
  );
  await insertRows(db, labels, rows);
  return categories
    .filter(({ objectType }) => objectType === 1)
    .map(({ id }) => rows.filter(({ categoryId }) => categoryId === id).map((row) => row.id));
}
