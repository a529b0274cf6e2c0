import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Caller, holds } from '../../../http/requests/caller';
import { scriptRounds, scripts } from '../../../tables/trade/script';
import { dataScopeOf } from '../../base/dataScope';
import { viewerFrom } from '../../base/sight';
import { scriptsInSight } from '../parts';

/** Whether a person may see a picture because a script in sight shows it. */
export async function mayReadThumbnail(db: Db, fileId: string, caller: Caller): Promise<boolean> {
  if (!holds(caller, 'script.query') && !holds(caller, 'script.get')) return false;
  const viewer = await viewerFrom(db, { caller, language: 'en', requestId: undefined, scope: await dataScopeOf(db, caller) });
  const earlier = sql`exists (select 1 from ${scriptRounds} where ${scriptRounds.scriptId} = ${scripts.id} and ${scriptRounds.thumbnail} = ${fileId})`;
  return (await db.$count(scripts, and(or(eq(scripts.thumbnail, fileId), earlier), scriptsInSight(viewer)))) > 0;
}
