import type { Db } from '../../../db/database';
import type { settlementStatements } from '../../../tables/money/settlement';
import { accountOfShop } from '../../base/sight';

type Owner = Pick<typeof settlementStatements.$inferSelect, 'beneficiaryType' | 'beneficiaryId'>;

/** The account of whose statement it is, as a list of at most one: the person's, or the merchant's; creators have none. */
export async function accountsOf(db: Db, { beneficiaryType, beneficiaryId }: Owner): Promise<string[]> {
  if (beneficiaryType === 4) return [];
  return beneficiaryType === 3 ? accountOfShop(db, beneficiaryId) : [beneficiaryId];
}
