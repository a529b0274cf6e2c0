import type { Permission } from '@backlot/contract';
import type { Actor } from '../../http/actor';
import type { Language } from '../../http/language';

/** A cell: numbers stay numbers, everything else is text. */
export type Cell = string | number | null;

/** A column of an export: header as `[Chinese, English, Vietnamese]`, and what a row shows. */
export interface Column<Row> {
  header: readonly [zh: string, en: string, vn: string];
  value: (row: Row, language: Language) => Cell;
}

/** Where the rows of an export come from. */
export interface ExportSource {
  /** Begins the file name. */
  area: string;
  /** What it asks for; `area.export` by default. */
  permission?: Permission;
  headers: (language: Language, query: Record<string, unknown>) => string[] | Promise<string[]>;
  count: (query: Record<string, unknown>, actor: Actor) => Promise<number>;
  /** Ids of the filtered rows in scope, in the order of the screen. */
  ids: (query: Record<string, unknown>, actor: Actor) => Promise<string[]>;
  lines: (ids: readonly string[], actor: Actor) => Promise<Cell[][]>;
}

const place = { 'zh-CN': 0, en: 1, vn: 2 } as const;

export const headersOf = (columns: readonly Pick<Column<never>, 'header'>[], language: Language): string[] =>
  columns.map(({ header }) => header[place[language]]);
