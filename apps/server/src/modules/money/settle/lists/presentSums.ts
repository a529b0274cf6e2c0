import type { settlementStatements } from '../../../../tables/money/settlement';
import { presentAmount } from '../../../system/country';

const names = [
  'commercialAmount',
  'teamLeaderAmount',
  'rewardAmount',
  'adjustAmount',
  'totalAmount',
  'openingBalance',
  'withholdingAmount',
  'payableAmount',
  'carriedForward',
  'gmv',
] as const;

type Sums = Pick<typeof settlementStatements.$inferSelect, (typeof names)[number]>;

/** The sums of a statement or batch as they travel. */
export const presentSums = (row: Sums, currency: string): Sums =>
  Object.fromEntries(names.map((name) => [name, presentAmount(row[name], currency) ?? row[name]])) as Sums;
