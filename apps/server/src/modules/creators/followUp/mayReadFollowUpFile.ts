import { and, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Caller, holds } from '../../../http/requests/caller';
import { upFollowUps } from '../../../tables/creators/creator';
import { dataScopeOf } from '../../base/dataScope';
import { viewerFrom } from '../../base/sight';
import { followUpsInSight } from './sight';

/** Whether a file belongs to a note that this person may read. */
export async function mayReadFollowUpFile(db: Db, fileId: string, caller: Caller): Promise<boolean> {
  if (!holds(caller, 'followUp.query')) return false;
  const viewer = await viewerFrom(db, { caller, language: 'en', requestId: undefined, scope: await dataScopeOf(db, caller) });
  const named = sql`${upFollowUps.fileIds} @> array[${fileId}]::bigint[]`;
  return (await db.$count(upFollowUps, and(named, followUpsInSight(viewer)))) > 0;
}
