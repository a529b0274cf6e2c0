import { eq, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Caller, holds } from '../../../http/requests/caller';
import { dataScopeOf } from '../../base/dataScope';
import { shops } from '../../../tables/merchants/merchant';
import { shopCertifications } from '../../../tables/merchants/certification';

/** Whether a file is among the papers of a merchant that this person may see: the merchant, and reviewers with `showIdCard` (domain/model 2.3.2). */
export async function mayReadPapers(db: Db, fileId: string, caller: Caller): Promise<boolean> {
  const rows = await db
    .select({ userId: shops.userId })
    .from(shopCertifications)
    .innerJoin(shops, eq(shops.id, shopCertifications.shopId))
    .where(
      or(
        eq(shopCertifications.idCardFront, fileId),
        eq(shopCertifications.idCardBack, fileId),
        eq(shopCertifications.businessLicence, fileId),
      ),
    );
  if (rows.length === 0) return false;
  if (rows.some(({ userId }) => userId === caller.userId)) return true;
  return holds(caller, 'shop.showIdCard') && (await dataScopeOf(db, caller)).all;
}
