import type { Area, crud, ErrorName, OutputOf, ParsedInputOf, PermissionId } from '@backlot/contract';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { ListRow, ListTable } from '../../../db/list/listTable';
import type { Sorting } from '../../../db/list/orderOf';
import type { Actor } from '../../../http/requests/actor';
import type { Column } from '../download';
import type { Unique } from './refuseTaken';

/** An area of the contract that has the six calls. */
export type CrudApi = Area & Pick<ReturnType<typeof crud>, keyof ReturnType<typeof crud>>;

export type RowOf<T extends ListTable> = T['$inferSelect'] & ListRow;
export type Shown<A extends CrudApi> = OutputOf<A['detail']>;
export type DraftOf<A extends CrudApi> = ParsedInputOf<A['add']>;
export type FilterOf<A extends CrudApi> = ParsedInputOf<A['page']>;

/** A change that is about to be stored; `before` is absent for a new row. */
export interface Change<A extends CrudApi, T extends ListTable> {
  draft: DraftOf<A>;
  before: RowOf<T> | undefined;
}

/** What one resource adds to the shared way of listing, reading, changing, deleting and exporting. */
export interface Resource<A extends CrudApi, T extends ListTable> extends Sorting {
  api: A;
  /** Path of the area; names audit rows, locks and exports. */
  area: string;
  /** Menu code of its permissions where that is not the area. */
  permission?: PermissionId;
  table: T;
  notFound: ErrorName;
  /** Rows that nobody may read here, deleted ones aside. */
  hidden?: SQL;
  /** The rows of the actor's data scope; undefined for all. */
  within?: (actor: Actor) => SQL | undefined;
  filter: (query: FilterOf<A>, db: Db) => Promise<SQL | undefined>;
  /** The text that `searchValue` is looked for in: kept folded, with an index of letter groups. */
  keyword?: SQLWrapper;
  /** Rows as the contract promises them; by default as they are, with what the caller may do. */
  present?: (db: Db, rows: RowOf<T>[], actor: Actor) => Promise<Shown<A>[]>;
  /** The columns that a draft sets; by default those of the names of the contract, an empty text as null. */
  values?: (draft: DraftOf<A>) => Partial<T['$inferInsert']>;
  /** Values that no two rows share. */
  unique?: readonly Unique<DraftOf<A>>[];
  /** Whether all changes of the area wait for each other: for rules over several rows. */
  isSerial?: boolean;
  /** Columns of a new row that no draft sets. */
  initial?: (draft: DraftOf<A>) => Promise<Partial<T['$inferInsert']>>;
  /** Refuses a change; runs inside its transaction. */
  check?: (db: Db, change: Change<A, T>, actor: Actor) => Promise<void>;
  /** What else a stored change sets; answers what the audit row should tell of it. */
  saved?: (db: Db, change: Change<A, T> & { id: string }, actor: Actor) => Promise<Record<string, unknown> | void>;
  /** Refuses a deletion, or does what goes with it; answers rows that went along. Hidden rows come here too. */
  removing?: (db: Db, row: RowOf<T>, actor: Actor) => Promise<readonly string[] | void>;
  /** What follows a deletion once it is stored. */
  removed?: (id: string) => Promise<void>;
  /** What the audit row may tell of a row; secrets left out. The whole row by default. */
  audited?: (row: RowOf<T>) => Record<string, unknown>;
  columns: readonly Column<Shown<A>>[];
}
