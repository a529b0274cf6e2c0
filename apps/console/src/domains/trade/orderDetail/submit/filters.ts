import type { InputOf, workOrderUpApi } from '@backlot/contract';

type Query = InputOf<typeof workOrderUpApi.candidates>;
export type Meets = 'category' | 'fans' | 'audience' | 'fee';

/** What the picker's list is narrowed to and sorted by. */
export interface Filters {
  text: string;
  meets: readonly Meets[];
  categories: readonly string[];
  /** Place in `fansBands`. */
  fans: number;
  /** Percent at least. */
  interaction: number;
  owner: 'all' | 'mine' | 'pool';
  sort: Sort;
}

/** Bands of followers to choose from; the first is none. */
export const fansBands: readonly (readonly [from: number, to?: number])[] = [
  [0],
  [1_000, 10_000],
  [10_000, 50_000],
  [50_000, 100_000],
  [100_000, 500_000],
  [500_000],
];

/** Ways to sort, each with its word. */
export const sorts = [
  { key: 'fit', word: 'fit' },
  { key: 'fansNum', word: 'fans' },
  { key: 'avgViews', word: 'views' },
  { key: 'interactionRate', word: 'interaction' },
  { key: 'sales30', word: 'sales' },
  { key: 'minPrice', word: 'priceUp' },
  { key: 'starLevel', word: 'star' },
] as const;
export type Sort = (typeof sorts)[number]['key'];

export const noFilters: Filters = { text: '', meets: [], categories: [], fans: 0, interaction: 0, owner: 'all', sort: 'fit' };

/** How many filters are set, the search and the order aside. */
export const countOf = ({ meets, categories, fans, interaction, owner }: Filters): number =>
  meets.length + [categories.length > 0, fans > 0, interaction > 0, owner !== 'all'].filter(Boolean).length;

/** The filters as the call takes them. */
export function queryOf({ text, meets, categories, fans, interaction, owner, sort }: Filters): Omit<Query, 'workOrderId'> {
  const [from, to] = fans > 0 ? (fansBands[fans] ?? []) : [];
  return {
    ...(text && { searchValue: text }),
    ...(meets.length > 0 && { meets: [...meets] }),
    ...(categories.length > 0 && { productCategory: [...categories] }),
    ...(from !== undefined && { fansMin: from }),
    ...(to !== undefined && { fansMax: to }),
    ...(interaction > 0 && { interactionMin: interaction }),
    ...(owner !== 'all' && { owner }),
    sortField: sort,
    sortOrder: sort === 'minPrice' ? 'ascend' : 'descend',
  };
}
