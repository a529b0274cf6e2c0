import { settleTerms } from '../settleTerms';
import type { Month } from '../settleMonth';
import { createReader } from './createReader';
import { monthFile } from './monthFile';
import { Problems, sentencesOf } from './problems';
import { readOrders } from './readOrders';
import { readRules } from './readRules';
import { readSubmissions } from './readSubmissions';
import { readWorkOrders } from './readWorkOrders';

/** A month from a file's JSON; throws `Problems` that name each place below `at`. */
export function readMonth(value: unknown, at: readonly (string | number)[] = []): Month {
  const parsed = monthFile.safeParse(value);
  if (!parsed.success) throw new Problems(sentencesOf(parsed.error, at));
  const file = parsed.data;
  const country = settleTerms(file.country);
  const reader = createReader({ ...country, at });
  if (file.currency !== country.currency)
    reader.refuse(`${file.country} settles in ${country.currency}, not in ${file.currency}`, 'currency');

  const workOrders = readWorkOrders(file, reader);
  const month: Month = {
    terms: {
      month: file.month,
      country: file.country,
      dimension: file.dimension,
      cutoff: file.cutoff === undefined ? null : Date.parse(file.cutoff),
      lockedUntil: file.lockedUntil === undefined ? null : Date.parse(file.lockedUntil),
      minPayout: file.minPayout === undefined ? country.minPayout : reader.amount(file.minPayout, 'minPayout'),
      rules: readRules(file, reader),
      openingBalances: mapOf(file.openingBalances, (text, id) => reader.amount(text, 'openingBalances', id)),
      withholdingRates: mapOf(file.withholdingRates, (text, id) => reader.percent(text, 'withholdingRates', id)),
      teams: new Map(Object.entries(file.teams ?? {})),
    },
    orders: readOrders(file, { reader, workOrders, holdDays: file.holdDays ?? country.holdDays }),
    submissions: readSubmissions(file, { reader, workOrders }),
    adjustments: (file.adjustments ?? []).map(({ id, beneficiaryId, amount }, index) => ({
      id,
      beneficiaryId,
      amount: reader.amount(amount, 'adjustments', index, 'amount'),
    })),
  };
  if (reader.sentences.length) throw new Problems(reader.sentences);
  return month;
}

const mapOf = <Value>(
  texts: Readonly<Record<string, string>> = {},
  read: (text: string, id: string) => Value,
): ReadonlyMap<string, Value> => new Map(Object.entries(texts).map(([id, text]) => [id, read(text, id)]));
