/** A creator of the benchmark, the same in every run and for every library. */
export interface BenchRow {
  id: string;
  nickname: string;
  country: string;
  category: string;
  fans: number;
  likes: number;
  rate: number;
  joined: string;
}

const first = ['Linh', 'Ploy', 'Bea', 'Ayu', 'Siti', 'Trang', 'Mint', 'Rhea', 'Putri', 'Aisyah', '小美', '丽华'];
const last = ['Nguyễn', 'Trần', 'Santos', 'Reyes', 'Srisuk', 'Pratama', 'Lestari', 'Tan', 'Wong', '王', '陈', '林'];
const countries = ['VN', 'ID', 'TH', 'PH', 'MY', 'SG'];
const categories = ['beauty', 'fashion', 'food', 'parenting', 'lifestyle', 'technology', 'gaming', 'travel'];

/** Rows of a seeded generator (mulberry32). */
export function tableRows(count: number): BenchRow[] {
  let seed = 2026;
  const draw = (below: number) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const one = (list: readonly string[]) => list[draw(list.length)] ?? '';
  return Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    nickname: `${one(last)} ${one(first)} ${draw(99_999)}`,
    country: one(countries),
    category: one(categories),
    fans: draw(5_000_000),
    likes: draw(60_000_000),
    rate: draw(10_000) / 100,
    joined: `20${20 + draw(7)}-${String(1 + draw(12)).padStart(2, '0')}-${String(1 + draw(28)).padStart(2, '0')}`,
  }));
}

/** The columns that every library shows: their fields and headers. */
export const benchColumns = [
  { field: 'nickname', header: 'Creator', width: 220 },
  { field: 'country', header: 'From', width: 100 },
  { field: 'category', header: 'Category', width: 140 },
  { field: 'fans', header: 'Followers', width: 140 },
  { field: 'likes', header: 'Likes', width: 140 },
  { field: 'rate', header: 'Interaction', width: 120 },
  { field: 'joined', header: 'Joined', width: 140 },
  { field: 'id', header: 'Number', width: 120 },
] as const;
