import { type HomeFigure, queueLife } from '@backlot/contract';
import { and, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { countRows } from '../../../../db/list/countRows';
import { presentTime } from '../../../../db/presentTime';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { holds } from '../../../../http/requests/caller';
import { extractionQueue } from '../../../../tables/collection/queue';
import { ups } from '../../../../tables/creators/creator';
import type { Viewer } from '../../../base/sight';
import { jobsInSight } from '../../../collection/queue';
import { hasOldFigures, upsInSight } from '../../../creators/creator';
import { stateQuery } from '../stateQuery';
import { figure } from './figure';

/** The queue of the collection, and how old what it brought is. */
export async function collectionResults(db: Db, viewer: Viewer): Promise<HomeFigure[]> {
  const figures = await Promise.all([
    holds(viewer.caller, 'queue.query') ? ofQueue(db, viewer) : [],
    holds(viewer.caller, 'upLibrary.query') ? ofAge(db, viewer) : [],
  ]);
  return figures.flat();
}

async function ofQueue(db: Db, viewer: Viewer): Promise<HomeFigure[]> {
  const is = (...states: [keyof typeof queueLife.states, ...(keyof typeof queueLife.states)[]]) =>
    inState(queueLife, extractionQueue, ...states);
  const [row] = await jsonRowsOf<{ waiting: number; executing: number; failed: number; oldest: string | null }>(
    db,
    sql`select count(*) filter (where ${is('waiting')})::int waiting, count(*) filter (where ${is('executing')})::int executing,
      count(*) filter (where ${is('failed', 'timedOut')})::int failed,
      min(${extractionQueue.slotTime}) filter (where ${is('waiting')}) oldest
      from ${extractionQueue} where ${and(is('waiting', 'executing', 'failed', 'timedOut'), jobsInSight(viewer))}`,
  );
  const link = (...states: (keyof typeof queueLife.states)[]) => `/task/queue?${stateQuery(queueLife, ...states)}`;
  return [
    figure('jobsWaiting', row?.waiting ?? 0, { since: row?.oldest ? presentTime(new Date(row.oldest)) : null, link: link('waiting') }),
    figure('jobsExecuting', row?.executing ?? 0, { link: link('executing') }),
    figure('jobsFailed', row?.failed ?? 0, { link: link('failed', 'timedOut') }),
  ];
}

async function ofAge(db: Db, viewer: Viewer): Promise<HomeFigure[]> {
  const where = upsInSight(viewer);
  const [all, old, [row]] = await Promise.all([
    countRows(db, { table: ups, where }),
    countRows(db, { table: ups, where: and(where, hasOldFigures) }),
    jsonRowsOf<{ oldest: string | null }>(db, sql`select min(${ups.dataTime}) oldest from ${ups} where ${where}`),
  ]);
  return [
    figure('creatorsInLibrary', all, { link: '/up/library' }),
    figure('figuresOld', old, {
      of: all,
      since: row?.oldest ? presentTime(new Date(row.oldest)) : null,
      link: '/up/library?dataAge=old',
    }),
  ];
}
