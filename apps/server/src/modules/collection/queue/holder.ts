import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { connectorConsents } from '../../../tables/collection/connector';
import { ups } from '../../../tables/creators/creator';
import { shops } from '../../../tables/merchants/merchant';
import { countryOf } from '../../system/country';
import { CollectError, connectorNamed } from '../connectors';
import type { Job } from './lease';
import type { Taken } from './take';

/** Code of targets that are merchants. */
export const merchantTarget = 3;

type Targeted = Pick<Job, 'targetType' | 'targetId' | 'upId'>;

/** Whose consent opens the channel for a job. */
const holderOf = ({ targetType, targetId, upId }: Targeted): string => (targetType === merchantTarget ? targetId : upId);

/**
 * Whose consent opens the channel where a shop's answers for creators: a shop of the creator's country, which is the market that
 * the channel shows it.
 */
export async function holderFor(db: Db, job: Taken): Promise<string> {
  if (job.targetType === merchantTarget) return job.targetId;
  if (connectorNamed(job.way.provider).consent?.from !== 'shop') return holderOf(job);
  const [shop] = await db
    .select({ id: shops.id })
    .from(connectorConsents)
    .innerJoin(shops, and(eq(shops.id, connectorConsents.holderId), ne(shops.status, 2)))
    .innerJoin(ups, and(eq(ups.id, job.upId), eq(ups.country, shops.country)))
    .where(and(eq(connectorConsents.connectorId, job.connectorId), isNull(connectorConsents.withdrawTime)))
    .orderBy(asc(shops.id))
    .limit(1);
  if (!shop) throw new CollectError('ConsentWithdrawn', "no shop of the creator's country gave consent");
  return shop.id;
}

/** Zone and currency of the shop that a job is about; undefined for creators. */
export async function placeOf(db: Db, { targetType, targetId }: Targeted): Promise<{ timeZone: string; currency: string } | undefined> {
  if (targetType !== merchantTarget) return undefined;
  const [shop] = await db.select({ country: shops.country, status: shops.status }).from(shops).where(eq(shops.id, targetId));
  if (!shop || shop.status === 2) throw new CollectError('NotFound', `merchant ${targetId}`);
  const { timeZone, currency } = countryOf(shop.country);
  return { timeZone, currency };
}
