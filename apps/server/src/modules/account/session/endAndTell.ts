import { errors } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { endSessionsOf } from './store';

interface Ending {
  userId: string;
  /** The session that stays. */
  exceptId?: string;
  /** The transaction that they end with. */
  tx?: Db;
}

/** Ends the sessions of a person everywhere, sockets included. */
export async function endAndTell(
  { database, events }: Pick<Services, 'database' | 'events'>,
  { userId, exceptId, tx = database.db }: Ending,
): Promise<void> {
  const ended = await endSessionsOf(tx, userId, exceptId);
  if (ended.length > 0)
    await events.publish({ type: 'sessionEnded', sessionIds: ended.map(({ id }) => id), code: errors.loginExpired.code }, tx);
}
