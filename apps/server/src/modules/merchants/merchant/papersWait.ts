import { papersLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { shopCertifications } from '../../../tables/merchants/certification';
import { shops } from '../../../tables/merchants/merchant';

/** SQL: papers of a merchant wait for a review, first ones or changed ones of a certified merchant (domain/life-cycles 3.1). */
export const papersWait: SQL<boolean> = sql`exists (select 1 from ${shopCertifications} where ${shopCertifications.shopId} = ${shops.id} and ${inState(papersLife, shopCertifications, 'pending')})`;
