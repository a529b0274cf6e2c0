import { type commentApi, type ParsedInputOf, type Rehearsal } from '@backlot/contract';
import { and } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { lookAt, rehearse } from '../../base/crud';
import type { Reader } from './Reader';
import { requireAllowed } from '../../base/transition';
import { commentsWithIds } from '../../collection/comments';
import { commentPolicy } from './policy';
import { factsOf, readComments } from './rowsOfComments';
import { commentsInSight } from './sight';

/** What an act on several comments would do: those out of sight are refused like missing ones. */
export async function rehearseActs(db: Db, { ids, event }: ParsedInputOf<typeof commentApi.rehearse>, viewer: Reader): Promise<Rehearsal> {
  const now = new Date();
  const found = new Map((await readComments(db, and(commentsWithIds(ids), commentsInSight(viewer)))).map((row) => [row.comment.id, row]));
  const read = async (id: string) => {
    const row = found.get(id);
    if (!row) throw new Refusal('notFound');
    return { ...row, name: shortened(row.comment.content) };
  };
  const plan = async (row: Awaited<ReturnType<typeof read>>) => {
    await requireAllowed(db, { policy: commentPolicy, event, viewer, facts: factsOf(row, now) });
    return true;
  };
  return rehearse({ ids, language: viewer.language, look: (id) => lookAt(() => read(id), plan) });
}

const shortened = (text: string) => ([...text].length > 60 ? `${[...text].slice(0, 59).join('')}…` : text);
