import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { reference } from '../core/history';
import { integer } from '../core/wire';
import { ruleApi } from './rule';

/** What a rule would have paid: tried on real months before it is enabled. */
export const ruleTrialApi = {
  calculate: endpoint({
    method: 'POST',
    path: '/main/rule/calculate',
    summary: 'What a draft of a rule would have paid in the last three months that have ended',
    access: 'rule.add',
    isReading: true,
    input: ruleApi.add.input,
    output: z.array(
      z.object({
        settleMonth: z.string(),
        currency: z.string(),
        /** When the lines were read. */
        time: z.string(),
        total: z.string(),
        /** People whom it would have paid. */
        paidCount: integer(),
        /** Those whom it would have paid most. */
        paid: z.array(z.object({ beneficiary: reference, measured: z.string(), amount: z.string() })),
      }),
    ),
  }),
};
