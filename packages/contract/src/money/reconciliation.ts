import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { countryCode, integer, listOf } from '../core/wire';
import { settleMonth } from './settlement';

const row = z.object({
  /** `2026-10.PH`: a month and country is no record of its own. */
  id: z.string(),
  settleMonth: z.string(),
  country: countryCode(),
  currency: z.string(),
  /** Completed order lines that somebody sold. */
  lineCount: integer(),
  gmv: z.string(),
  /** What merchants owe for them: the creators', the BDs' and the agency's part together. */
  whole: z.string(),
  creator: z.string(),
  bd: z.string(),
  agency: z.string(),
  /** Lines whose commission the platform reports, what it reports of them, and what we compute for the same. */
  reportedCount: integer(),
  reported: z.string(),
  computed: z.string(),
  /** Reported less computed. */
  difference: z.string(),
  /** Lines that differ by more than one minor unit. */
  differingCount: integer(),
  /** What channels say in the statements of the month, over all shops that gave consent; null where there is none. */
  statements: z
    .object({
      count: integer(),
      webIds: z.array(integer()),
      /** For creators, for partners, and the income tax that was kept back from creators. */
      commission: z.string(),
      partnerCommission: z.string(),
      tax: z.string(),
      fees: z.string(),
      adjustments: z.string(),
      /** Paid out to shops. */
      settled: z.string(),
      dataTime: z.string(),
    })
    .nullable(),
  /** What orders of the month are expected to bring shops that no statement has yet. */
  unsettled: z.object({ orders: integer(), amount: z.string(), dataTime: z.string() }).nullable(),
});
export type ReconciliationRow = z.infer<typeof row>;

/** Reconciliation: by month and country, what the platforms report beside what we compute. */
export const reconciliationApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/reconciliation/page',
    summary: 'Commission by month and country: reported by platforms, computed by us, and how it is shared',
    access: 'reconciliation.query',
    input: pageQuery(
      {
        settleMonth: settleMonth().optional(),
        country: listOf(countryCode(), 6).optional(),
        differing: z.enum(['yes', 'no']).optional(),
      },
      ['settleMonth', 'whole', 'difference', 'differingCount'],
    ),
    output: pageOf(row),
  }),
};
