import fc from 'fast-check';
import { toRawJson, toRawText } from './rawJson.ts';

const written = (value: unknown): string => (typeof value === 'object' && value !== null ? toRawJson(value) : toRawText(value));

/** Half of a pair of letters has no place in an address. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** An input as a query: lists by repetition. */
export const asQuery = (input: unknown): string =>
  typeof input !== 'object' || input === null
    ? encoded(written(input))
    : Object.entries(input)
        .flatMap(([key, value]) =>
          (Array.isArray(value) ? value.slice(0, 200) : [value]).map((item) => `${encoded(key)}=${encoded(written(item))}`),
        )
        .join('&')
        .slice(0, 12_000);

const additions = [
  'pageNo=1&pageNo=2',
  'pageNo=99999999999&pageSize=100',
  'pageNo=1e309',
  'pageSize=0',
  'pageSize=100&pageNo=21474836',
  'sortField=id;drop table x',
  'sortField=createTime&sortOrder=ascend',
  'sortField[]=id&sortOrder[]=asc',
  'sortOrder=asc,1',
  'id=1&id=2',
  'id[$ne]=1',
  '__proto__[polluted]=1',
  'constructor.prototype.polluted=1',
  'searchValue=%ff',
  'searchValue=%00',
  'searchValue=%ed%a0%80',
  'searchValue=%25%5f%5c',
  `searchValue=${'%25'.repeat(3000)}`,
  'a=%',
  'a=%zz',
  '&&&=&=',
  `${'a=1&'.repeat(1500)}`,
  'searchBeginTime=%27%20or%201=1%20--&searchEndTime=infinity',
];

/** A query with something behind it that pollutes it. */
export const pollutedQuery = (query: string): fc.Arbitrary<string> =>
  fc.constantFrom(...additions).map((addition) => [query, encodeSpaces(addition)].filter(Boolean).join('&'));

const encodeSpaces = (text: string) => text.replaceAll(' ', '%20');
