import * as z from 'zod';
import { crud, wholeList } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { reference } from '../core/history';
import { imports } from '../core/imports';
import { id, integer, listOf, noData, oneOf, optionalText, stateCode, text, whole, wholeNumber } from '../core/wire';
import { keywordLibraryLife } from './keywordLibraryLife';

/** 1 monitor, 2 sensitive, 3 stop words, 4 custom dictionary, 5 sentiment override (domain/model 2.3.9). */
export const keywordPurposes = [1, 2, 3, 4, 5] as const;

/** Languages that comments are read in. */
export const commentLanguages = ['zh', 'en', 'vi', 'th', 'id', 'ms', 'fil', 'und'] as const;

const purpose = () => z.union(keywordPurposes.map((code) => z.literal(code)));

const library = {
  path: 'keywordLibrary',
  permission: 'keyword',
  noun: 'keyword library',
  row: {
    libraryName: z.string(),
    purpose: integer(),
    /** Channels; all of them where it is empty. */
    scope: z.array(integer()),
    libraryStatus: integer(),
    wordCount: integer(),
    createTime: z.string(),
  },
  filter: { searchValue: optionalText(100).optional(), purpose: listOf(oneOf([...keywordPurposes]), 5).optional() },
  sort: ['libraryName', 'createTime'],
} as const;

const switching = (name: 'enable' | 'disable', summary: string) =>
  endpoint({
    method: 'POST',
    path: `/main/keywordLibrary/${name}`,
    summary,
    access: `keyword.${name}`,
    input: z.strictObject({ id: id() }),
    output: noData(),
  });

/** Libraries of words that comments are read with. */
export const keywordLibraryApi = {
  ...crud({ ...library, draft: { libraryName: text(100), purpose: purpose(), scope: z.array(whole(1, 99)).max(20) } }),
  list: wholeList(library),
  enable: switching('enable', 'Let the words of a library count from now on'),
  disable: switching('disable', 'Let the words of a library count no more'),
};

/** Words of the libraries, with how many comments they were found in. */
export const keywordApi = {
  ...crud({
    path: 'keyword',
    permission: 'keyword',
    noun: 'keyword',
    row: {
      word: z.string(),
      library: reference,
      purpose: integer(),
      libraryStatus: integer(),
      /** Null for every language. */
      lang: z.string().nullable(),
      /** -1 to 1, of a sentiment override. */
      weight: z.number().nullable(),
      /** Comments that it was found in. */
      hitCount: integer(),
      lastHitTime: z.string().nullable(),
      createTime: z.string(),
    },
    draft: {
      libraryId: id(),
      word: text(100),
      lang: z.enum(commentLanguages).optional(),
      /** Hundredths, -100 to 100; only a sentiment override has one. */
      weight: whole(-100, 100).optional(),
    },
    filter: {
      searchValue: optionalText(100).optional(),
      libraryId: id().optional(),
      purpose: listOf(oneOf([...keywordPurposes]), 5).optional(),
      libraryStatus: listOf(stateCode(keywordLibraryLife), 2).optional(),
      leastHits: wholeNumber(1, 1_000_000_000).optional(),
    },
    sort: ['word', 'hitCount', 'lastHitTime', 'createTime'],
  }),
  ...imports({ path: 'keyword', permission: 'keyword.import', noun: 'keywords' }),
};
