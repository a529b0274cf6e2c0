import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { shops } from '../../../tables/merchants/merchant';
import { countryOf } from '../../system/country';
import { CollectError } from '../connectors';
import type { Job } from './lease';

/** Code of targets that are merchants. */
export const merchantTarget = 3;

type Targeted = Pick<Job, 'targetType' | 'targetId' | 'upId'>;

/** Whose consent opens the channel for a job. */
export const holderOf = ({ targetType, targetId, upId }: Targeted): string => (targetType === merchantTarget ? targetId : upId);

/** Zone and currency of the shop that a job is about; undefined for creators. */
export async function placeOf(db: Db, { targetType, targetId }: Targeted): Promise<{ timeZone: string; currency: string } | undefined> {
  if (targetType !== merchantTarget) return undefined;
  const [shop] = await db.select({ country: shops.country, status: shops.status }).from(shops).where(eq(shops.id, targetId));
  if (!shop || shop.status === 2) throw new CollectError('NotFound', `merchant ${targetId}`);
  const { timeZone, currency } = countryOf(shop.country);
  return { timeZone, currency };
}
