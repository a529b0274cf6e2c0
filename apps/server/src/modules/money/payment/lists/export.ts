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
  { field: 'payNo', header: { en: 'Payment number', 'zh-CN': '付款单号', vn: 'Số thanh toán' }, value: (row) => row.payNo },
  { field: 'statement', header: { en: 'Batch', 'zh-CN': '批次', vn: 'Đợt' }, value: (row) => row.statement.name },
  { field: 'settleMonth', header: { en: 'Settlement month', 'zh-CN': '结算月', vn: 'Tháng đối soát' }, value: (row) => row.settleMonth },
  {
    field: 'country',
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: 'beneficiary', header: { en: 'Beneficiary', 'zh-CN': '对象', vn: 'Đối tượng' }, value: (row) => row.beneficiary.name },
  { field: 'amount', header: { en: 'Amount', 'zh-CN': '金额', vn: 'Số tiền' }, value: (row) => decimal(row.amount) },
  { field: 'amount', header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: (row) => row.currency },
  {
    field: 'method',
    header: { en: 'Method', 'zh-CN': '方式', vn: 'Phương thức' },
    value: (row, _, wordOf) => wordOf('payMethod', String(row.method)),
  },
  { field: 'payee', header: { en: 'Payee', 'zh-CN': '收款账户', vn: 'Tài khoản nhận' }, value: (row) => row.payee },
  {
    field: 'payStatus',
    header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
    value: (row, _, wordOf) => wordOf('payStatus', String(row.payStatus)),
  },
  { field: 'payTime', header: { en: 'Paid at (UTC)', 'zh-CN': '付款时间', vn: 'Trả lúc (UTC)' }, value: (row) => row.payTime },
  { field: 'providerNo', header: { en: 'Bank reference', 'zh-CN': '流水号', vn: 'Mã giao dịch' }, value: (row) => row.providerNo },
  { field: 'failReason', header: { en: 'Reason', 'zh-CN': '失败原因', vn: 'Lý do' }, value: (row) => row.failReason },
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
