import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { reference } from '../core/history';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { ofForm } from '../core/textForm';
import { countryCode, id, integer, listOf, optionalText, stateCode } from '../core/wire';
import type { Permission } from '../permissions';
import { paymentLife } from './paymentLife';
import { settleMonth } from './settlement';

/** `2026-10.PH.8251…`: a month, country and person; such a row is no record of its own. */
const rowKey = () => z.string().check(ofForm('id', /^\d{4}-\d{2}\.[A-Z]{2}\.[1-9]\d{0,18}$/));

const commissionRow = z.object({
  id: rowKey(),
  settleMonth: z.string(),
  country: countryCode(),
  currency: z.string(),
  beneficiary: reference,
  /** Sales orders, each once by its type, and fulfilled submissions of commercial orders. */
  orderCount: integer(),
  gmv: z.string(),
  commercialAmount: z.string(),
  teamLeaderAmount: z.string(),
  rewardAmount: z.string(),
  adjustAmount: z.string(),
  totalAmount: z.string(),
  /**
   * Not locked yet: what a preview would say if all that is under way were completed, by the rules as they are now. Rules and rewards
   * are in it.
   */
  isEstimate: z.boolean(),
  /** 1 pending confirmation, 2 settled. */
  settleStatus: integer().nullable(),
  payStatus: integer().nullable(),
  /** The statement, for those who may read it. */
  statementId: id().nullable(),
});
export type CommissionRow = z.infer<typeof commissionRow>;

const filter = {
  settleMonth: settleMonth().optional(),
  country: listOf(countryCode(), 6).optional(),
  isEstimate: z.enum(['yes', 'no']).optional(),
  payStatus: listOf(stateCode(paymentLife), 5).optional(),
  beneficiaryId: id().optional(),
  /** Team of the BD, or of the BD who owns the creator. */
  teamId: id().optional(),
  searchValue: optionalText(100).optional(),
};
const sorts = ['settleMonth', 'totalAmount', 'gmv', 'orderCount'] as const;

const commissionApi = <const Name extends 'bdCommission' | 'upCommission'>(name: Name, what: string) => ({
  page: endpoint({
    method: 'GET',
    path: `/main/${name}/page`,
    summary: `What ${what} earn by month: locked statements, and estimates of what is not locked yet`,
    access: `${name}.query` satisfies Permission as Permission,
    input: pageQuery(filter, sorts),
    output: pageOf(commissionRow),
  }),
  export: endpoint({
    method: 'POST',
    path: `/main/${name}/export`,
    summary: 'Export the list to the download centre',
    access: `${name}.export` satisfies Permission as Permission,
    input: exportQuery(filter, sorts, rowKey()),
    output: z.strictObject({ id: id() }),
  }),
});

/** BD commission and creator commission: views over statements and sales, never figures of their own. */
export const bdCommissionApi = commissionApi('bdCommission', 'BDs');
export const upCommissionApi = commissionApi('upCommission', 'creators');
