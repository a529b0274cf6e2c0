import type { NoticeRow } from '@backlot/contract';
import type { Services } from '../../services';
import { addNotice } from './store';

interface NewNotice {
  title: string;
  content: string;
  noticeClass: 1 | 2 | 3 | 4;
  webId?: number;
  extraParam?: NoticeRow['extraParam'];
  publicUser?: string;
  userIds: readonly string[];
}

/** Sends a notice to people; those with an open console see the new count within a second. */
export function sendNotice({ database, events }: Pick<Services, 'database' | 'events'>, { userIds, ...notice }: NewNotice): Promise<string> {
  return database.db.transaction(async (tx) => {
    const id = await addNotice(tx, notice, userIds);
    await events.publish({ type: 'notice', userIds: [...userIds] }, tx);
    return id;
  });
}
