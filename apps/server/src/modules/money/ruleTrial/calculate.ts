import type { OutputOf, ParsedInputOf, ruleTrialApi } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { presentAmount } from '../../system/country';
import { createSettlement, type Line, monthSpan, settleTerms, type Terms, writeAmount } from '../compute';
import { checkRule, isCounted, metricOf, valuesOf } from '../rule';
import { beneficiaries, dimensionOf, readSubmissions, ruleOf, teamsOf } from '../settle';
import { soldSums } from './soldSums';

type Draft = ParsedInputOf<typeof ruleTrialApi.calculate>;
type Month = OutputOf<typeof ruleTrialApi.calculate>[number];

const months = 3;
/** People who are named per month. */
const most = 10;

/**
 * What a draft would have paid in the last three months that have ended in its country: the same core, over all that was sold and
 * fulfilled then, as if no month had been locked and no other rule were there. Refuses a draft as adding it would.
 */
export async function calculate(db: Db, draft: Draft, now = new Date()): Promise<Month[]> {
  await checkRule(db, draft);
  const columns = { ...valuesOf(draft), id: '0', ruleVersion: 1, validBegin: '1970-01-01', validEnd: null };
  const tiers = (draft.tiers ?? []).map(({ amount = '0', ...tier }) => ({ ...tier, amount }));
  const rule = ruleOf(columns, { tiers, scopes: draft.scopes ?? [] });
  const teams = await teamsOf(db, draft.country);
  const answer: Month[] = [];
  for (const settleMonth of monthsBefore(now, draft.country)) {
    const paid = new Map<string, Line>();
    const terms: Terms = {
      month: settleMonth,
      country: draft.country,
      dimension: dimensionOf(draft.dimension),
      cutoff: null,
      lockedUntil: null,
      minPayout: 0n,
      rules: [rule],
      openingBalances: new Map(),
      withholdingRates: new Map(),
      teams,
    };
    const settlement = createSettlement(terms, {
      take: (beneficiaryId, line) => {
        if (line.ref === rule.id) paid.set(beneficiaryId, line);
      },
    });
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '1min'`);
      for (const sum of await soldSums(tx, terms)) settlement.addOrder(sum);
      // Dimension 0 has locked nothing: every place comes as it was fulfilled.
      const key = { settleMonth, settleDimension: 0, country: draft.country };
      for (const { input } of await readSubmissions(tx, key, terms)) settlement.addSubmission(input);
    });
    settlement.close();
    answer.push(await presentMonth(db, { settleMonth, draft, paid, now }));
  }
  return answer;
}

/** Newest first. */
function monthsBefore(now: Date, country: Draft['country']): string[] {
  const name = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
  return Array.from({ length: months + 2 }, (_, back) => name(back))
    .filter((month) => monthSpan({ month, country }).end <= now.getTime())
    .slice(0, months);
}

interface Tried {
  settleMonth: string;
  draft: Draft;
  paid: ReadonlyMap<string, Line>;
  now: Date;
}

async function presentMonth(db: Db, { settleMonth, draft, paid, now }: Tried): Promise<Month> {
  const { scale, currency } = settleTerms(draft.country);
  const isCount = isCounted({ metric: metricOf(draft) }) && draft.ruleType === 3;
  const money = (amount: bigint) => presentAmount(writeAmount(amount, scale), currency) ?? '';
  const lines = [...paid].toSorted(([, one], [, other]) => (one.amount < other.amount ? 1 : one.amount > other.amount ? -1 : 0));
  const top = lines.slice(0, most);
  const known = await beneficiaries(
    db,
    draft.dimension,
    top.map(([id]) => id),
  );
  return {
    settleMonth,
    currency,
    time: presentTime(now),
    total: money(lines.reduce((sum, [, { amount }]) => sum + amount, 0n)),
    paidCount: lines.length,
    paid: top.map(([id, { base, amount }]) => ({
      beneficiary: { id, name: known.get(id)?.name ?? '' },
      measured: isCount ? String((base ?? 0n) / 10n ** BigInt(scale)) : money(base ?? 0n),
      amount: money(amount),
    })),
  };
}
