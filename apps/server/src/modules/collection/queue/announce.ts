import type { Db } from '../../../db/database';
import type { Services } from '../../../services';

interface Moved {
  id: string;
  connectorId: string;
}

type Has = Pick<Services, 'events'>;

/** Tells open pages, with the commit, that something of the queue moved: those of the job and those of its connector. */
export async function announce(tx: Db, { events }: Has, moved: Moved): Promise<void> {
  for (const object of objectsOf(moved)) await events.publish({ type: 'changed', object }, tx);
}

/** The same of what was committed, with all that moves in the next moments: workers do not wait for it. */
export function announceSoon(events: Services['events'], moved: Moved): void {
  for (const object of objectsOf(moved)) events.publishSoon({ type: 'changed', object });
}

const objectsOf = ({ id, connectorId }: Moved) => [`queue:${id}`, `connector:${connectorId}`];
