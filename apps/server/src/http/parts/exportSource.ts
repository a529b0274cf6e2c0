import type { Permission, Words } from '@backlot/contract';
import type { Actor } from '../requests/actor';
import type { Language } from '../../db/Language';
import type { Named } from '../requests/nameIn';
import type { WordOf } from './WordOf';

/** An exact decimal as the wire carries it, `1499.00`: a number in a workbook, with its places. */
export interface Decimal {
  decimal: string;
}

/** A cell: numbers stay numbers, decimals their digits, everything else is text. */
export type Cell = string | number | null | Decimal;

export const isDecimal = (cell: Cell): cell is Decimal => typeof cell === 'object' && cell !== null;

/** The cell of an exact decimal, or an empty one. */
export const decimal = (text: string | null): Cell => (text === null ? null : { decimal: text });

/** A column of an export: its header, and what a row shows; codes are worded by their dictionary. */
export interface Column<Row> {
  /** The columns of the list that show it; none where only a whole export has it. */
  field?: string | readonly string[];
  /** Merchants do not see it: it is neither in their files nor may they name it. */
  isInside?: boolean;
  header: Words;
  value: (row: Row, language: Language, wordOf: WordOf) => Cell;
}

export type ListedColumn = Pick<Column<never>, 'field'>;

/** Which rows an export has. */
interface Rows {
  /** Names the export in the trail. */
  area: string;
  /** Begins the file name; the menu that the export stands in where it is about nothing more special. */
  title?: (query: Record<string, unknown>, actor: Actor) => Promise<Named>;
  /** What it asks for, which may depend on what is exported; `area.export` by default. */
  permission?: Permission | ((query: Record<string, unknown>) => Permission);
  count: (query: Record<string, unknown>, actor: Actor) => Promise<number>;
}

/** Rows written line by line: a workbook, or CSV where that was asked for. */
export interface TableSource extends Rows {
  /** What this person may ask for by the columns of the list. */
  columns: (query: Record<string, unknown>, actor: Actor) => readonly ListedColumn[] | Promise<readonly ListedColumn[]>;
  /** Ids of the filtered rows in scope, in the order of the screen, some at a time. */
  batches: (query: Record<string, unknown>, actor: Actor) => Promise<AsyncIterable<readonly string[]>>;
  headers: (language: Language, query: Record<string, unknown>, actor: Actor) => string[] | Promise<string[]>;
  lines: (ids: readonly string[], actor: Actor, query: Record<string, unknown>) => Promise<Cell[][]>;
}

/** Rows made into a file as a whole: PDFs, workbooks. */
export interface FileSource extends Rows {
  /** Ids of the filtered rows in scope, in the order of the screen. */
  ids: (query: Record<string, unknown>, actor: Actor) => Promise<string[]>;
  extension: (query: Record<string, unknown>) => 'pdf' | 'zip' | 'xlsx';
  /** Most rows of one file. */
  mostRows: number;
  make: (order: FileOrder) => Promise<{ bytes: Uint8Array; rowCount: number } | undefined>;
}

/** One file to make; `onProgress` answers false when it was cancelled meanwhile, and the file is then given up. */
export interface FileOrder {
  ids: readonly string[];
  query: Record<string, unknown>;
  actor: Actor;
  onProgress: (done: number) => Promise<boolean>;
}

/** Where an export comes from. */
export type ExportSource = TableSource | FileSource;

export const headersOf = (columns: readonly Pick<Column<never>, 'header'>[], language: Language): string[] =>
  columns.map(({ header }) => header[language]);
