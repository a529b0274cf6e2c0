import type { NoticeRow } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import type { Services } from '../../../services';
import { addNotice } from './store';

/** A notice in every language, `[title, content]`; each person reads it in the language of their console. */
export type NoticeTexts = Record<Language, [title: string, content: string]>;

interface NewNotice {
  noticeClass: 1 | 2 | 3 | 4;
  webId?: number;
  type?: number;
  extraParam?: NoticeRow['extraParam'];
  publicUser?: string;
  userIds: readonly string[];
}

/** Sends a notice to people; those with an open console see the new count within a second. */
export const sendNotice = (
  { database, events }: Pick<Services, 'database' | 'events'>,
  notice: NewNotice & { title: string; content: string },
): Promise<string> =>
  database.db.transaction(async (tx) => {
    const { userIds, ...row } = notice;
    const id = await addNotice(tx, row, userIds);
    await events.publish({ type: 'notice', userIds: [...userIds] }, tx);
    return id;
  });

/**
 * Leaves a notice together with the change that it tells of: people get it when the transaction commits, and never of a
 * change that was not kept. Nobody to tell is fine.
 */
export async function tell(
  tx: Db,
  { events }: Pick<Services, 'events'>,
  { userIds, texts, ...row }: NewNotice & { texts: NoticeTexts },
): Promise<void> {
  const receivers = [...new Set(userIds)];
  if (receivers.length === 0) return;
  const [title, content] = texts.en;
  await addNotice(tx, { ...row, title, content, texts }, receivers);
  await events.publish({ type: 'notice', userIds: receivers }, tx);
}
