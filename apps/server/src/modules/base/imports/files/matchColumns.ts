import type { Words } from '@backlot/contract';
import type { Language } from '../../../../db/Language';
import { Refusal } from '../../../../http/answers/refusal';
import { headersOf } from '../../download';
import type { Cells, ImportSource } from '../../../../http/parts/importSource';
import type { Sheet, SheetRow } from '../../../../files/sheets/sheet';

/** A table by what its columns are called. */
export type Headed = Pick<Sheet, 'headers'>;

/** What a sheet has for each field. */
export interface Matched {
  /** The header of a field as the file has it. */
  headerOf: (key: string) => string | null;
  cellsOf: (row: SheetRow) => Cells;
}

const words = {
  en: { unknown: 'unknown: ', missing: 'missing: ', next: '; ', comma: ', ' },
  'zh-CN': { unknown: '无法识别：', missing: '缺少：', next: '；', comma: '、' },
  vn: { unknown: 'không rõ: ', missing: 'thiếu: ', next: '; ', comma: ', ' },
} as const;

/** Finds the fields of a list in the headers of a sheet; unknown, repeated and missing ones are refused with 1030012 in the reader's language. */
export function matchColumns(
  { headers }: Headed,
  { fields, ignored = [] }: Pick<ImportSource, 'fields' | 'ignored'>,
  language: Language,
): Matched {
  const place = new Map<string, number>();
  const wrong: string[] = [];
  for (const [index, header] of headers.entries()) {
    if (header === '') continue;
    const field = fields.find((each) => isOf(each.header, header) || each.key === header);
    if (field && !place.has(field.key)) place.set(field.key, index);
    else if (field || !ignored.some((each) => isOf(each, header))) wrong.push(header.slice(0, 60));
  }
  const missing = headersOf(
    fields.filter(({ key, required }) => required && !place.has(key)),
    language,
  );
  if (wrong.length > 0 || missing.length > 0) {
    const { unknown, missing: lacking, next, comma } = words[language];
    const listed = (word: string, columns: readonly string[]) => (columns.length > 0 ? [`${word}${columns.slice(0, 10).join(comma)}`] : []);
    throw new Refusal('importColumns', { columns: [...listed(unknown, wrong), ...listed(lacking, missing)].join(next) });
  }
  return {
    headerOf: (key) => headers[place.get(key) ?? -1] ?? null,
    cellsOf: ({ cells }) => Object.fromEntries([...place].map(([key, index]) => [key, cells[index] ?? ''])),
  };
}

/** Whether a column is called so in any language; a star marks required ones, and a time may say that it is in UTC. */
export const isOf = (names: Words, header: string): boolean =>
  Object.values(names).some((name: string) => plainHeader(name) === plainHeader(header));

const plainHeader = (header: string): string =>
  header
    .replace(/\s*\*$/, '')
    .replace(/\s*[(（]UTC[)）]$/, '')
    .toLowerCase();
