import type { ScriptDetail } from '@backlot/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { together } from '../../../../db/together/together';
import { Refusal } from '../../../../http/answers/refusal';
import { scriptRounds } from '../../../../tables/trade/script';
import type { Viewer } from '../../../base/sight';
import { scriptOf } from '../store';
import { playedAt, presentRound, presentScripts } from './present';

/** One script in sight with the rounds before it. */
export async function detailOf(db: Db, id: string, viewer: Viewer): Promise<ScriptDetail> {
  const script = await scriptOf(db, id, viewer);
  const [[row], rounds] = await together(db, (at) =>
    Promise.all([
      presentScripts(at, [script], viewer),
      at.select().from(scriptRounds).where(eq(scriptRounds.scriptId, id)).orderBy(desc(scriptRounds.round)),
    ]),
  );
  if (!row) throw new Refusal('notFound');
  return { ...row, rounds: rounds.map((round) => presentRound(round, playedAt(id, round.round), viewer)) };
}
