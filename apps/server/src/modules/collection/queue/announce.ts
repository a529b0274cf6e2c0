import type { Db } from '../../../db/database';
import type { Services } from '../../../services';

/** Tells open pages, with the commit, that something of the queue moved: those of the job and those of its connector. */
export async function announce(
  tx: Db,
  { events }: Pick<Services, 'events'>,
  { id, connectorId }: { id: string; connectorId: string },
): Promise<void> {
  await events.publish({ type: 'changed', object: `queue:${id}` }, tx);
  await events.publish({ type: 'changed', object: `connector:${connectorId}` }, tx);
}
