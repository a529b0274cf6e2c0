import { codeOf, connectorLife, queueLife } from '@backlot/contract';
import { and, asc, desc, eq, getTableColumns, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups } from '../../../tables/creators/creator';
import type { UpRow } from '../../creators/creator';
import type { ConnectorRow } from '../connector';
import { announceSoon } from './announce';
import { type Job, leaseFrom } from './lease';

type Has = Pick<Services, 'database' | 'events'>;

/** A job in the hands of a worker, with the way to its channel as it was when the job was taken. */
export interface Taken extends Job {
  way: ConnectorRow;
  /** Whose data it is; null for a merchant's. */
  up: Pick<UpRow, keyof typeof asked> | null;
}

/** What of a creator a channel is asked by. */
const asked = { platformId: ups.platformId, upNumber: ups.upNumber, webId: ups.webId, status: ups.status };

/** Takes the job whose turn it is, in one statement; undefined where none waits that may run. No two workers take the same. */
export async function take(
  { database: { db }, events }: Has,
  { workerId, now }: { workerId: string; now: Date },
): Promise<Taken | undefined> {
  let statement = statements.get(db);
  if (!statement) statements.set(db, (statement = taking(db)));
  const [found] = await statement.execute({ workerId, now, leaseUntil: leaseFrom(now) });
  if (!found) return undefined;
  announceSoon(events, found.job);
  return { ...found.job, way: found.way, up: found.up };
}

/** Workers ask the same again and again: it is written once for each database. */
const statements = new WeakMap<Db, ReturnType<typeof taking>>();

const { placeholder } = sql;

const taking = (db: Db) => {
  const next = nextJob(db).as('next');
  // A limit that is told later counts as a tenth of the queue, and so that no plan is kept: here it stands in the text.
  next._.sql.inlineParams();
  return db
    .update(extractionQueue)
    .set({
      queueStatus: codeOf(queueLife, 'executing'),
      workerId: sql`${placeholder('workerId')}`,
      startTime: sql`${placeholder('now')}`,
      leaseUntil: sql`${placeholder('leaseUntil')}`,
      failure: null,
      errorCode: null,
      errorText: null,
      version: sql`${extractionQueue.version} + 1`,
      updateTime: sql`now()`,
      updateUser: null,
    })
    .from(next)
    .innerJoin(connectors, eq(connectors.id, next.connectorId))
    .leftJoin(ups, eq(ups.id, next.upId))
    .where(eq(extractionQueue.id, next.id))
    .returning({ job: getTableColumns(extractionQueue), way: getTableColumns(connectors), up: asked })
    .prepare('collection_take');
};

/**
 * The first job that may run and that nobody else is about to take, locked. It is looked for by connector, so that what waits for one that is
 * paused costs nothing: the connector whose first job is first, then that job or the one behind it.
 */
function nextJob(db: Db) {
  const now = sql`${placeholder('now')}::timestamptz`;
  const waits = and(
    eq(extractionQueue.connectorId, connectors.id),
    inState(queueLife, extractionQueue, 'waiting'),
    lte(extractionQueue.notBefore, now),
  );
  const turn = [desc(extractionQueue.priority), asc(extractionQueue.notBefore), asc(extractionQueue.id)];
  const first = db
    .select({ priority: extractionQueue.priority, notBefore: extractionQueue.notBefore, id: extractionQueue.id })
    .from(extractionQueue)
    .where(waits)
    .orderBy(...turn)
    .limit(1)
    .as('first');
  const mayBeAsked = and(
    inState(connectorLife, connectors, 'active'),
    ne(connectors.status, 2),
    or(isNull(connectors.pausedUntil), lte(connectors.pausedUntil, now)),
  );
  const open = db
    .select({ id: connectors.id })
    .from(connectors)
    .innerJoinLateral(first, sql`true`)
    .where(mayBeAsked)
    .orderBy(desc(first.priority), asc(first.notBefore), asc(first.id))
    .as('open');
  const own = db
    .select({ id: extractionQueue.id, connectorId: extractionQueue.connectorId, upId: extractionQueue.upId })
    .from(extractionQueue)
    .where(
      and(eq(extractionQueue.connectorId, open.id), inState(queueLife, extractionQueue, 'waiting'), lte(extractionQueue.notBefore, now)),
    )
    .orderBy(...turn)
    .limit(1)
    .for('update', { skipLocked: true })
    .as('own');
  return db
    .select({ id: own.id, connectorId: own.connectorId, upId: own.upId })
    .from(open)
    .innerJoinLateral(own, sql`true`)
    .limit(1);
}
