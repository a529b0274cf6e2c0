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
  { field: 'payNo', header: ['付款单号', 'Payment number', 'Số thanh toán'], value: (row) => row.payNo },
  { field: 'statement', header: ['批次', 'Batch', 'Đợt'], value: (row) => row.statement.name },
  { field: 'settleMonth', header: ['结算月', 'Settlement month', 'Tháng đối soát'], value: (row) => row.settleMonth },
  { field: 'country', header: ['国家', 'Country', 'Quốc gia'], value: (row, _, wordOf) => wordOf('country', row.country) },
  { field: 'beneficiary', header: ['对象', 'Beneficiary', 'Đối tượng'], value: (row) => row.beneficiary.name },
  { field: 'amount', header: ['金额', 'Amount', 'Số tiền'], value: (row) => decimal(row.amount) },
  { field: 'amount', header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.currency },
  { field: 'method', header: ['方式', 'Method', 'Phương thức'], value: (row, _, wordOf) => wordOf('payMethod', String(row.method)) },
  { field: 'payee', header: ['收款账户', 'Payee', 'Tài khoản nhận'], value: (row) => row.payee },
  { field: 'payStatus', header: ['状态', 'Status', 'Trạng thái'], value: (row, _, wordOf) => wordOf('payStatus', String(row.payStatus)) },
  { field: 'payTime', header: ['付款时间', 'Paid at (UTC)', 'Trả lúc (UTC)'], value: (row) => row.payTime },
  { field: 'providerNo', header: ['流水号', 'Bank reference', 'Mã giao dịch'], value: (row) => row.providerNo },
  { field: 'failReason', header: ['失败原因', 'Reason', 'Lý do'], value: (row) => row.failReason },
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
