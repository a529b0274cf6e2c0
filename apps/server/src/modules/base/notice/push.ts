import type { Services } from '../../../services';
import type { Hub } from '../../../realtime/hub';
import { unreadOf } from './store';

/** Sends people with an open console their counts: all of some in one query. */
export async function pushCounts({ database: { db } }: Pick<Services, 'database'>, hub: Hub, userIds: readonly string[]): Promise<void> {
  const present = hub.present(userIds);
  for (const [userId, { counts, lastId }] of await unreadOf(db, present)) {
    const allNum = counts.remindNum + counts.noticeNum + counts.antiFansNum + counts.mesNum;
    hub.send(userId, { type: 'notice', allNum, counts, lastId });
  }
}
