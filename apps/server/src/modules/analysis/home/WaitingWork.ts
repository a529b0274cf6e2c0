import type { CountedMenu, Permission } from '@backlot/contract';
import type { SQL } from 'drizzle-orm';

/** A kind of work and the rows that make it. */
export interface WaitingWork {
  key: string;
  permission: Permission;
  /** Whether it is this kind of person who does it; everybody with the permission by default. */
  isFor?: boolean;
  /** SQL after `select`: the time since when each row waits, as `since`, with table and condition. */
  rows: SQL;
  /** The list of these rows. */
  link: string;
  /** The menu entry that counts exactly these rows. */
  menu?: CountedMenu;
}
