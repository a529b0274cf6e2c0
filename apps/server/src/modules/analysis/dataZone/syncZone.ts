import { connectorLife, type dataZoneApi, followKinds, type OutputOf } from '@backlot/contract';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { zoneFollows } from '../../../tables/analysis/zone';
import { connectors } from '../../../tables/collection/connector';
import { ups } from '../../../tables/creators/creator';
import type { Viewer } from '../../base/sight';
import { connectorNamed } from '../../collection/connectors';
import { runNow } from '../../collection/task';
import { upsInSight } from '../../creators/creator';

/** Creators that one wish puts before everything else. */
const most = 50;

/** What is collected of a creator, and what a connector must be able to tell for it. */
const objects = [
  { objectType: 2, needs: 'works' },
  { objectType: 3, needs: 'comments' },
] as const;

/**
 * Puts the works and comments of the creators followed in a zone before everything else; what was collected less than 10 minutes
 * ago is left out. 1031105 without a connector in use, 1031106 without creators.
 */
export async function syncZone(
  tx: Db,
  services: Pick<Services, 'events'>,
  { webId, viewer }: { webId: number; viewer: Viewer },
): Promise<OutputOf<typeof dataZoneApi.sync>> {
  const ways = await tx
    .select({ id: connectors.id, provider: connectors.provider })
    .from(connectors)
    .where(and(eq(connectors.webId, webId), ne(connectors.status, 2), inState(connectorLife, connectors, 'active')))
    .orderBy(asc(connectors.id));
  const wayFor = (need: (typeof objects)[number]['needs']) =>
    ways.find(({ provider }) => connectorNamed(provider).capabilities.includes(need))?.id;
  const wanted = objects.flatMap(({ objectType, needs }) => {
    const connectorId = wayFor(needs);
    return connectorId ? [{ objectType, connectorId }] : [];
  });
  if (wanted.length === 0) throw new Refusal('zoneNotCollected');
  const creators = await followedCreators(tx, webId, viewer);
  if (creators.length === 0) throw new Refusal('zoneWithoutCreators');
  const told = { queued: 0, skipped: 0 };
  for (const targetId of creators)
    for (const wish of wanted)
      try {
        await runNow(tx, services, { wish: { ...wish, targetType: 1, targetId }, viewer });
        told.queued += 1;
      } catch (error) {
        // It is refused before anything is written, so the others can still be asked for.
        if (!(error instanceof Refusal) || error.reason !== 'collectedJustNow') throw error;
        told.skipped += 1;
      }
  return told;
}

async function followedCreators(tx: Db, webId: number, viewer: Viewer): Promise<string[]> {
  const followed = tx
    .select({ id: zoneFollows.objectId })
    .from(zoneFollows)
    .where(and(eq(zoneFollows.webId, webId), eq(zoneFollows.kind, followKinds.creator), ne(zoneFollows.status, 2)));
  const rows = await tx
    .select({ id: ups.id })
    .from(ups)
    .where(and(inArray(ups.id, followed), eq(ups.webId, webId), upsInSight(viewer)))
    .orderBy(sql`${ups.dataTime} nulls first`, asc(ups.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
