import { connectorLife } from '@backlot/contract';
import { and, asc, eq, exists, gt, isNotNull, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Services } from '../../../services';
import { connectorConsents, connectors } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups, works } from '../../../tables/creators/creator';
import { workOrderLinks } from '../../../tables/trade/link';
import { workOrderUps } from '../../../tables/trade/submission';
import { type Connector, connectorNamed } from '../connectors';
import { isOpen } from '../connector';
import { announce } from '../queue';

type Has = Pick<Services, 'database' | 'events' | 'config'>;

/** So long before a publish link is checked its video is read, so that the check finds what is true now. */
const aheadMs = 15 * 60_000;

/** What was read within this time is not read again; shorter than the six hours after which a failed link is looked at once more. */
const pauseMs = 60 * 60_000;

const worksObject = 2;

/**
 * Reads the videos of publish links whose check is near (domain/life-cycles 3.6): the work itself where it is known and the
 * channel tells of one alone, else the newest works of the creator. Links that no connector reaches are left to files. Answers
 * how many jobs.
 */
export async function planLinks({ database: { db }, events, config }: Has, now: Date): Promise<number> {
  const ways = await openWays(db);
  const usable = ways.filter(
    ({ connector }) => isOpen(connector, config) && connector.capabilities.includes('works') && connector.consent?.from !== 'shop',
  );
  let planned = 0;
  for (const { id: connectorId, webId, connector } of usable) {
    const isReached = connector.consent && exists(consentOf(db, connectorId));
    const alone = connector.capabilities.includes('workDetail');
    planned += await db.transaction(async (tx) => {
      // Servers that plan at the same moment plan one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('links.plan'))`);
      const targets = await linksNear(tx, { webId, isReached, alone, now });
      if (targets.length === 0) return 0;
      const jobs = targets.map((target) => ({ ...target, connectorId, objectType: worksObject, slotTime: now, notBefore: now }));
      const [first, ...rest] = await tx.insert(extractionQueue).values(jobs).returning({ id: extractionQueue.id });
      if (first) await announce(tx, { events }, { id: first.id, connectorId });
      return 1 + rest.length;
    });
  }
  return planned;
}

async function openWays(db: Db): Promise<{ id: string; webId: number; connector: Connector }[]> {
  const rows = await db
    .select({ id: connectors.id, webId: connectors.webId, provider: connectors.provider })
    .from(connectors)
    .where(and(ne(connectors.status, 2), inState(connectorLife, connectors, 'active')))
    .orderBy(asc(connectors.id));
  return rows.map(({ provider, ...row }) => ({ ...row, connector: connectorNamed(provider) }));
}

const consentOf = (db: Db, connectorId: string) =>
  db
    .select({ one: sql`1` })
    .from(connectorConsents)
    .where(
      and(
        eq(connectorConsents.connectorId, connectorId),
        eq(connectorConsents.holderId, workOrderUps.upId),
        isNull(connectorConsents.withdrawTime),
      ),
    );

interface Near {
  webId: number;
  /** SQL: the connector may ask for the creator of the submission; without it, for everybody. */
  isReached: SQL | undefined;
  /** Whether the channel tells of one work alone. */
  alone: boolean;
  now: Date;
}

/** What to read for links whose check is near: a target for each work or creator of whom nothing was read lately. */
async function linksNear(tx: Db, { webId, isReached, alone, now }: Near) {
  const since = new Date(now.getTime() - pauseMs);
  const targetType = alone ? sql<number>`case when ${works.id} is null then 1 else 2 end` : sql<number>`1`;
  const targetId = alone ? sql<string>`coalesce(${works.id}, ${ups.id})::text` : sql<string>`${ups.id}::text`;
  const read = tx
    .select({ one: sql`1` })
    .from(extractionQueue)
    .where(
      and(
        eq(extractionQueue.objectType, worksObject),
        gt(extractionQueue.slotTime, since),
        or(
          and(eq(extractionQueue.targetType, 1), eq(extractionQueue.targetId, ups.id)),
          and(eq(extractionQueue.targetType, 2), eq(extractionQueue.targetId, works.id)),
        ),
      ),
    );
  return tx
    .selectDistinct({ targetType, targetId, upId: sql<string>`${ups.id}::text` })
    .from(workOrderLinks)
    .innerJoin(workOrderUps, eq(workOrderUps.id, workOrderLinks.workOrderUpId))
    .innerJoin(ups, and(eq(ups.id, workOrderUps.upId), eq(ups.webId, webId), ne(ups.status, 2)))
    .leftJoin(works, and(eq(works.id, workOrderLinks.workId), eq(works.upId, ups.id)))
    .where(
      and(
        eq(workOrderLinks.linkType, 2),
        isNotNull(workOrderLinks.nextCheckTime),
        lte(workOrderLinks.nextCheckTime, new Date(now.getTime() + aheadMs)),
        isReached,
        notExists(read),
      ),
    )
    .limit(500);
}
