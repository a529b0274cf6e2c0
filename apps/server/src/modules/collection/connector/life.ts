import { connectorLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import { connectors } from '../../../tables/collection/connector';
import { rowForUpdate } from '../../base/crud';
import { begin, transition } from '../../base/transition';
import { connectorPolicy } from './policy';

const life = { machine: connectorLife, table: connectors };
type Event = 'pause' | 'resume' | 'enable' | 'disable';

/** Pauses, resumes, enables or disables a connector; what it waited for is forgotten when it is asked again. */
export async function turn(tx: Db, event: Event, { id, viewer }: { id: string; viewer: Actor }): Promise<void> {
  const find = () => rowForUpdate(tx, { table: connectors, id, notFound: 'notFound', within: undefined });
  const row = await begin(tx, { policy: connectorPolicy, event, viewer, find });
  await transition(tx, { ...life, row, event, set: { pausedUntil: null, pauseReason: null }, actor: viewer });
}

/** The system pauses a connector that answers in a new shape, or whose key holds no more, until somebody looks at it. */
export async function pauseFor(tx: Db, id: string, reason: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(connectors)
    .where(and(eq(connectors.id, id), inState(connectorLife, connectors, 'active')))
    .for('update');
  if (row) await transition(tx, { ...life, row, event: 'pause', set: { pauseReason: reason }, reason });
}

/** The channel wants not to be asked before a moment. */
export async function holdUntil(tx: Db, id: string, { until, reason }: { until: Date; reason: string }): Promise<void> {
  await tx.update(connectors).set({ pausedUntil: until, pauseReason: reason }).where(eq(connectors.id, id));
}
