import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { dataScopeOf } from '../dataScope';
import { grantsOf } from '../menu';
import { userById } from '../user';
import type { Task } from './store';

/** Who an export runs for, with the rights and the scope of now; undefined when that person may no longer work. */
export async function ownerOf(db: Db, { userId, language }: Pick<Task, 'userId' | 'language'>): Promise<Actor | undefined> {
  const user = await userById(db, userId);
  if (!user || user.status !== 0) return undefined;
  const caller = { ...user, ...(await grantsOf(db, { userId })), userId, sessionId: '' };
  return { caller, language, requestId: undefined, scope: await dataScopeOf(db, caller) };
}
