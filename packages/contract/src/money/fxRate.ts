import * as z from 'zod';
import { crud } from '../core/crud';
import { imports } from '../core/imports';
import { ofForm } from '../core/textForm';
import { day, optionalText } from '../core/wire';

/** Currencies that rates are kept for: those of the six countries, and the two that amounts are shown in beside them. */
const currency = () => z.enum(['PHP', 'MYR', 'THB', 'VND', 'SGD', 'IDR', 'USD', 'CNY']);

/** Currencies that amounts are shown in beside their own (domain/model 2.1). */
const shownCurrency = () => z.enum(['USD', 'CNY']);

/** What one unit of a currency is worth in another: above zero, at most eight decimals. */
const rate = () => z.string().check(ofForm('rate', /^(?=.*[1-9])\d{1,10}(\.\d{1,8})?$/));

/** An amount in another currency, at the rate of a day: to look at, never to pay. */
export const fxAmount = z.object({ currency: shownCurrency(), amount: z.string(), rateDate: z.string() });
export type FxAmount = z.infer<typeof fxAmount>;

/** Exchange rates, for showing amounts in dollars and yuan beside their own currency. Nothing that is paid is ever computed with them. */
export const fxRateApi = {
  ...crud({
    path: 'fxRate',
    permission: 'fxRate',
    noun: 'exchange rate',
    row: { rateDate: z.string(), fromCurrency: currency(), toCurrency: shownCurrency(), rate: z.string(), source: z.string().nullable() },
    draft: { rateDate: day(), fromCurrency: currency(), toCurrency: shownCurrency(), rate: rate(), source: optionalText(60).optional() },
    filter: {
      fromCurrency: currency().optional(),
      toCurrency: shownCurrency().optional(),
      beginDay: day().optional(),
      endDay: day().optional(),
    },
    sort: ['rateDate', 'fromCurrency', 'rate'],
  }),
  ...imports({ path: 'fxRate', permission: 'fxRate.import', noun: 'exchange rates' }),
};
