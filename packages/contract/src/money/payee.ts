import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { ofForm } from '../core/textForm';
import { id, noData, oneOf, percent, text } from '../core/wire';

/** 1 and 2 a person (BD, team leader), 4 a creator. Merchants are owed nothing. */
const owner = { beneficiaryType: oneOf([1, 2, 4]), beneficiaryId: id() };

/** Where money goes: sealed, and shown with its last four characters only, fewer of a short number. */
export const payeeApi = {
  detail: endpoint({
    method: 'GET',
    path: '/main/payee/detail',
    summary: 'Payee data of a beneficiary, masked',
    access: 'payment.get',
    input: z.strictObject(owner),
    output: z.object({
      /** Null while there is none. */
      masked: z.string().nullable(),
      withholdingRate: z.string(),
      changeTime: z.string().nullable(),
      /** Whether the last 24 hours changed it and nobody else has verified it since: payments wait. */
      isFresh: z.boolean(),
      /** `edit`, and `verify` for somebody else than who changed it. */
      can: z.array(z.string()),
    }),
  }),
  verify: endpoint({
    method: 'POST',
    path: '/main/payee/verify',
    summary: 'Verify changed payee data as another person than the one who changed it: payments need not wait',
    access: 'payment.editPayee',
    input: z.strictObject(owner),
    output: noData(),
  }),
  save: endpoint({
    method: 'POST',
    path: '/main/payee/save',
    summary: 'Set the payee data of a beneficiary; payments wait for 24 hours',
    access: 'payment.editPayee',
    input: z.strictObject({
      ...owner,
      bankName: text(100),
      accountName: text(100),
      accountNumber: z.string().check(ofForm('bankAccount', /^[0-9A-Za-z -]{4,40}$/)),
      withholdingRate: percent().optional(),
    }),
    output: noData(),
  }),
};
