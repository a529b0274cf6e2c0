import type { Db } from '../../db/database';
import type { Caller } from '../requests/caller';

/** Whether a person may see a file because of the record that names it. */
export type MayRead = (db: Db, fileId: string, caller: Caller) => Promise<boolean>;
