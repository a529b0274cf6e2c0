import type { BatchResult, Permission } from '@backlot/contract';
import type { Call } from '../requests/call';
import type { ActivityEntry } from '../../tables/base/activity';

/** What takes back one kind of bulk action; it refuses rows that were changed again since. */
export interface Undoer {
  kind: string;
  permission: Permission;
  undo: (entries: readonly ActivityEntry[], wish: Record<string, unknown>, call: Call) => Promise<BatchResult>;
}
