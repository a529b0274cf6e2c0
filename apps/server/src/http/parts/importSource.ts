import type { Permission, Words } from '@backlot/contract';
import type { Db } from '../../db/database';
import type { Actor } from '../requests/actor';

/** A column that an import reads. */
export interface ImportField {
  key: string;
  /** Files may have it in any of the three languages. */
  header: Words;
  required?: boolean;
  /** What the template shows in its example row. */
  example: string;
}

/** The cells of a row by field; a column that the file does not have is absent, an empty cell is ''. */
export type Cells = Readonly<Partial<Record<string, string>>>;

export type Outcome = 'add' | 'change' | 'same';

/** One file on its way in. */
export interface ImportRun {
  /** What tells one row from another; two rows of one file with the same are refused (1030014). */
  keyOf: (cells: Cells) => string;
  /** Carries out one row; refusals name fields by their keys. Rolled back when the file is only checked. */
  carry: (tx: Db, cells: Cells) => Promise<Outcome>;
  /** What is reckoned once, after the last row of a file that stays. */
  finish?: (db: Db) => Promise<void>;
}

/** What a list adds to the shared way of importing. */
export interface ImportSource {
  area: string;
  permission: Permission;
  fields: readonly ImportField[];
  /** Other columns of the list's export: known and left alone. */
  ignored?: readonly Words[];
  /** Bytes and rows that a file may have where that is more than usual; its rows are carried out many to a transaction. */
  most?: { bytes: number; rows: number };
  open: (db: Db, actor: Actor) => Promise<ImportRun>;
}
