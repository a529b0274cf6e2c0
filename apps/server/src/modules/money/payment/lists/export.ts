import { paymentWords } from '@backlot/contract/words/money/payment';
import { inUtc } from '../../../../http/parts/inUtc';
import type { PaymentRow } from '@backlot/contract';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import type { Services } from '../../../../services';
import { type Column, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { viewerFrom } from '../../../base/sight';
import { payments } from '../../../../tables/money/payment';
import { type PaymentQuery, sorting, whereOf } from './pageOfPayments';
import { rowsOfPayments } from './rowsOfPayments';

const columns: readonly Column<PaymentRow>[] = [
  { field: 'payNo', header: paymentWords.payNo, value: (row) => row.payNo },
  { field: 'statement', header: paymentWords.batch, value: (row) => row.statement.name },
  { field: 'settleMonth', header: paymentWords.settleMonth, value: (row) => row.settleMonth },
  {
    field: 'country',
    header: paymentWords.country,
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: 'beneficiary', header: paymentWords.beneficiary, value: (row) => row.beneficiary.name },
  { field: 'amount', header: paymentWords.amount, value: (row) => decimal(row.amount) },
  { field: 'amount', header: paymentWords.currency, value: (row) => row.currency },
  {
    field: 'method',
    header: paymentWords.method,
    value: (row, _, wordOf) => wordOf('payMethod', String(row.method)),
  },
  { field: 'payee', header: paymentWords.payee, value: (row) => row.payee },
  {
    field: 'payStatus',
    header: paymentWords.payStatus,
    value: (row, _, wordOf) => wordOf('payStatus', String(row.payStatus)),
  },
  { field: 'payTime', header: inUtc(paymentWords.payTime), value: (row) => row.payTime },
  { field: 'providerNo', header: paymentWords.providerNo, value: (row) => row.providerNo },
  { field: 'failReason', header: paymentWords.failReason, value: (row) => row.failReason },
];

/** Payments as a file, as the person may see them when it runs. */
export const paymentExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'payment',
  permission: 'payment.export',
  columns: async () => columns,
  headers: async (language, query) => headersOf(columnsOf(columns, query), language),
  count: async (query, actor) => countRows(db, { table: payments, where: whereOf(query as PaymentQuery, await viewerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(
      db,
      { table: payments, where: whereOf(query as PaymentQuery, await viewerFrom(db, actor)), ...sorting },
      query as PaymentQuery,
    ),
  lines: async (ids, actor, query) => {
    const rows = await rowsOfPayments(db, ids, await viewerFrom(db, actor));
    return linesOf(db, { columns: columnsOf(columns, query), rows, language: actor.language });
  },
});
