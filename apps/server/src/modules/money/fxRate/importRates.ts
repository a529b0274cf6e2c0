import { fxRateWords } from '@backlot/contract/words/money/fxRate';
import { fxRateApi } from '@backlot/contract';
import { and, eq, ne } from 'drizzle-orm';
import { validate } from '../../../http/requests/validate';
import { fxRates } from '../../../tables/money/fxRate';
import { lockArea, note, updateRow } from '../../base/crud';
import type { ImportSource } from '../../base/imports';
import { plainRate } from './plainRate';
import { refuseSameCurrency } from './refuseSameCurrency';

/** Exchange rates from a file; a rate that is there already becomes that of the file. */
export const fxRateImport: ImportSource = {
  area: 'fxRate',
  permission: 'fxRate.import',
  fields: [
    { key: 'rateDate', header: fxRateWords.rateDate, required: true, example: '2026-11-20' },
    { key: 'fromCurrency', header: fxRateWords.fromCurrency, required: true, example: 'PHP' },
    { key: 'toCurrency', header: fxRateWords.toCurrency, required: true, example: 'USD' },
    { key: 'rate', header: fxRateWords.rate, required: true, example: '0.0172' },
    { key: 'source', header: fxRateWords.source, example: 'BSP' },
  ],
  open: async (_db, actor) => ({
    keyOf: ({ rateDate = '', fromCurrency = '', toCurrency = '' }) => [rateDate, fromCurrency, toCurrency].join(' ').toUpperCase(),
    carry: async (tx, cells) => {
      await lockArea(tx, 'fxRate');
      const upper = (name: string) => (cells[name] ?? '').toUpperCase();
      const draft = validate(
        fxRateApi.add.input,
        {
          rateDate: cells['rateDate'],
          fromCurrency: upper('fromCurrency'),
          toCurrency: upper('toCurrency'),
          rate: cells['rate'],
          ...(cells['source'] ? { source: cells['source'] } : {}),
        },
        actor.language,
      );
      refuseSameCurrency(draft);
      const [before] = await tx
        .select()
        .from(fxRates)
        .where(
          and(
            eq(fxRates.rateDate, draft.rateDate),
            eq(fxRates.fromCurrency, draft.fromCurrency),
            eq(fxRates.toCurrency, draft.toCurrency),
            ne(fxRates.status, 2),
          ),
        );
      const source = cells['source'] === undefined ? (before?.source ?? null) : (draft.source ?? null);
      if (before && plainRate(before.rate) === plainRate(draft.rate) && before.source === source) return 'same';
      if (before) {
        await updateRow(tx, { table: fxRates, id: before.id, set: { rate: draft.rate, source }, userId: actor.caller.userId });
        const detail = { rate: [plainRate(before.rate), plainRate(draft.rate)], source: [before.source, source] };
        await note(tx, { actor, action: 'fxRate.edit', object: `fxRate:${before.id}`, detail });
        return 'change';
      }
      const [row] = await tx
        .insert(fxRates)
        .values({ ...draft, source, createUser: actor.caller.userId })
        .returning({ id: fxRates.id });
      await note(tx, { actor, action: 'fxRate.add', object: `fxRate:${row?.id}`, detail: { ...draft } });
      return 'add';
    },
  }),
};
