import type { Db } from '../../db/database';
import { fxRates } from '../../tables/money/fxRate';
import type { DemoDay } from '../demo/demoDay';
import { insertRows } from '../../db/insertRows';

/** Roughly what one unit was worth: dollars, then yuan. */
const worth = {
  PHP: [0.0171, 0.122],
  MYR: [0.2385, 1.697],
  THB: [0.0304, 0.2165],
  VND: [0.0000381, 0.000271],
  SGD: [0.7705, 5.486],
  IDR: [0.0000601, 0.000428],
  CNY: [0.1405, 1],
  USD: [1, 7.117],
} as const;

const weeks = 13;

/** A rate a week and pair for a quarter, drifting by half a percent. Adds nothing where rates stand. */
export async function seedFxRates(db: Db, { day, financeId }: { day: DemoDay; financeId: string | undefined }): Promise<void> {
  if ((await db.$count(fxRates)) > 0) return;
  const rows = Array.from({ length: weeks }, (_, week) =>
    Object.entries(worth).flatMap(([fromCurrency, rates]) =>
      (['USD', 'CNY'] as const).flatMap((toCurrency, at) =>
        fromCurrency === toCurrency
          ? []
          : [
              {
                rateDate: day
                  .ago(week * 7 + 1)
                  .toISOString()
                  .slice(0, 10),
                fromCurrency,
                toCurrency,
                rate: ((rates[at] ?? 1) * (1 + Math.sin(week + at) * 0.005)).toFixed(8),
                createUser: financeId ?? null,
              },
            ],
      ),
    ),
  ).flat();
  await insertRows(db, fxRates, rows);
}
