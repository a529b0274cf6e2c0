import { fxRateWords } from '@backlot/contract/words/money/fxRate';
import { fxRateApi } from '@backlot/contract';
import { and, eq, gte, lte, ne } from 'drizzle-orm';
import { refuseField } from '../../../http/answers/refuseField';
import { actionsOf } from '../../../http/requests/actor';
import type { Services } from '../../../services';
import { fxRates } from '../../../tables/money/fxRate';
import { createCrud } from '../../base/crud';
import { decimal } from '../../base/download';
import { plainRate } from './plainRate';
import { refuseSameCurrency } from './refuseSameCurrency';

const { rateDate, fromCurrency, toCurrency, rate } = fxRates;

/** Exchange rates: one a day and pair of currencies (domain/model 2.1). */
export const fxRateCrud = (services: Services) =>
  createCrud(services, {
    api: fxRateApi,
    area: 'fxRate',
    table: fxRates,
    notFound: 'notFound',
    sorts: { rateDate, fromCurrency, rate },
    fallback: { by: rateDate, order: 'descend' },
    filter: async (query) =>
      and(
        query.fromCurrency ? eq(fromCurrency, query.fromCurrency) : undefined,
        query.toCurrency ? eq(toCurrency, query.toCurrency) : undefined,
        query.beginDay ? gte(rateDate, query.beginDay) : undefined,
        query.endDay ? lte(rateDate, query.endDay) : undefined,
      ),
    present: async (_db, rows, { caller }) =>
      rows.map((row) => ({
        ...row,
        can: actionsOf(caller, 'fxRate'),
        fromCurrency: row.fromCurrency as 'PHP',
        toCurrency: row.toCurrency as 'USD',
        rate: plainRate(row.rate),
      })),
    isSerial: true,
    check: async (tx, { draft, before }) => {
      refuseSameCurrency(draft);
      const [other] = await tx
        .select({ id: fxRates.id })
        .from(fxRates)
        .where(
          and(
            eq(rateDate, draft.rateDate),
            eq(fromCurrency, draft.fromCurrency),
            eq(toCurrency, draft.toCurrency),
            ne(fxRates.status, 2),
            before ? ne(fxRates.id, before.id) : undefined,
          ),
        );
      if (other) throw refuseField('rateDate', repeated);
    },
    columns: [
      { field: 'rateDate', header: fxRateWords.rateDate, value: (row) => row.rateDate },
      { field: 'fromCurrency', header: fxRateWords.fromCurrency, value: (row) => row.fromCurrency },
      { field: 'toCurrency', header: fxRateWords.toCurrency, value: (row) => row.toCurrency },
      { field: 'rate', header: fxRateWords.rate, value: (row) => decimal(row.rate) },
      { field: 'source', header: fxRateWords.source, value: (row) => row.source },
    ],
  });

const repeated = {
  en: 'That day already has a rate of these two currencies: change that one.',
  'zh-CN': '当日已有这两种货币的汇率，请修改它。',
  vn: 'Ngày này đã có tỷ giá của hai tiền tệ này, hãy sửa tỷ giá đó.',
};
