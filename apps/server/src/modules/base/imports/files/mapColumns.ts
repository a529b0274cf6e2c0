import type { Language } from '../../../../db/Language';
import { Refusal } from '../../../../http/answers/refusal';
import type { Mapping } from '../../../../tables/base/imports';
import { headersOf } from '../../download';
import type { ImportSource } from '../../../../http/parts/importSource';
import { type Headed, isOf, matchColumns, type Matched } from './matchColumns';

type Fields = Pick<ImportSource, 'fields'>;

interface Wanted {
  source: ImportSource;
  task: { mapping: Mapping | null };
  language: Language;
}

/** What a sheet has for each field: by the columns that somebody named, or by their names. */
export const matchedFor = (sheet: Headed, { source, task, language }: Wanted): Matched =>
  task.mapping ? mapColumns(sheet, source, { mapping: task.mapping, language }) : matchColumns(sheet, source, language);

/** What a sheet has for each field, by the columns that somebody named; refuses with 1030012 what is not in the file and what is lacking. */
export function mapColumns(
  { headers }: Headed,
  { fields }: Fields,
  { mapping, language }: { mapping: Mapping; language: Language },
): Matched {
  const place = new Map<string, number>();
  for (const [key, column] of Object.entries(mapping)) {
    const at = headers.indexOf(column);
    if (at < 0 || !fields.some((field) => field.key === key))
      throw new Refusal('importColumns', { columns: `${key}: ${column}`.slice(0, 120) });
    place.set(key, at);
  }
  const lacking = headersOf(
    fields.filter(({ key, required }) => required && !place.has(key)),
    language,
  );
  if (lacking.length > 0) throw new Refusal('importColumns', { columns: lacking.join(', ') });
  return {
    headerOf: (key) => mapping[key] ?? null,
    cellsOf: ({ cells }) => Object.fromEntries([...place].map(([key, index]) => [key, cells[index] ?? ''])),
  };
}

/** The column of each field: that of the last file where it is there again, otherwise the one that is called so. */
export const guessMapping = ({ headers }: Headed, { fields }: Fields, last: Mapping): Mapping =>
  Object.fromEntries(
    fields.flatMap(({ key, header }) => {
      const before = last[key];
      const column = before !== undefined && headers.includes(before) ? before : headers.find((each) => each === key || isOf(header, each));
      return column ? [[key, column]] : [];
    }),
  );
