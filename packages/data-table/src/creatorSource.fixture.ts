import { memorySource } from './rows/memorySource';

/** A row of the stories. */
export interface Creator {
  id: string;
  nickname: string;
  country: string;
  fans: number;
  rate: string;
  state: 'authorised' | 'expired';
}

export const countries = ['PH', 'VN', 'TH', 'MY', 'SG', 'ID'];
const creators: Creator[] = Array.from({ length: 43 }, (_, at) => ({
  id: String(at + 1),
  nickname: `creator.${String(at + 1).padStart(2, '0')}`,
  country: countries[at % 6] ?? 'PH',
  fans: ((at * 7919) % 900) * 1000 + 1200,
  rate: `${((at % 9) + 1).toFixed(2)} %`,
  state: at % 4 ? 'authorised' : 'expired',
}));

export const creatorSource = memorySource(creators, (row, asked) => {
  const wanted = [asked.country ?? []].flat();
  const text = String(asked.searchValue ?? '');
  return (
    (!wanted.length || wanted.includes(row.country)) &&
    row.nickname.includes(text) &&
    row.fans >= Number(asked.fansMin ?? 0) &&
    row.fans <= Number(asked.fansMax ?? Infinity)
  );
});
