import type { Db } from '../../../db/database';
import { together } from '../../../db/together/together';
import type { CountryCode } from '../../system/country';
import { createRuleTally, readAmount, settleTerms, writeAmount } from '../compute';
import { rulesByCountry } from '../settle';
import type { Whose } from './estimates';
import { fulfilledMeasures, soldMeasures } from './measures';
import { sides } from './side';

/** What rules pay a BD in a month that is not locked, by the part of a statement that it belongs to. */
export interface PaidByRules {
  settle_month: string;
  country: string;
  who: string;
  commercial: string;
  team_leader: string;
  reward: string;
}

/**
 * What the rules as they are now pay BDs in their open months: measured in sums by the database, paid by the core that computes a
 * preview (domain/model 2.3.19: the same formulas). Creators have no rules.
 */
export async function paidByRules(db: Db, whose: Whose): Promise<PaidByRules[]> {
  const [rules, sold, fulfilled] = await together(db, (at) =>
    Promise.all([rulesByCountry(at, sides.bd.dimension), soldMeasures(at, whose), fulfilledMeasures(at, whose)]),
  );
  const teams = new Map([...sold, ...fulfilled].flatMap(({ who, team }) => (team === null ? [] : [[who, team]])));
  const months = new Map<string, ReturnType<typeof monthOf>>();
  const monthOf = ({ month, country }: Place) => {
    const code = country as CountryCode;
    const { scale } = settleTerms(code);
    const terms = { month, country: code, dimension: 'bd', rules: rules.get(country) ?? [], teams } as const;
    return { month, country, scale, people: new Set<string>(), tally: createRuleTally(terms) };
  };
  const of = (place: Place & { who: string }) => {
    const key = `${place.month} ${place.country}`;
    const found = months.get(key) ?? monthOf(place);
    months.set(key, found);
    found.people.add(place.who);
    return { ...found, amount: (text: string) => readAmount(text, found.scale) ?? 0n };
  };

  for (const row of sold) {
    const { tally, amount } = of(row);
    tally.measureSold({ beneficiaryId: row.who, workOrderId: row.work_order }, { gmv: amount(row.gmv), ruleGmv: amount(row.rule_gmv) });
  }
  for (const row of fulfilled) {
    const { tally, amount } = of(row);
    const kind = row.kind === 1 ? 'commercial' : 'teamLeader';
    tally.measureFulfilled(
      { beneficiaryId: row.who, workOrderId: row.work_order },
      { kind, count: BigInt(row.count), fees: amount(row.fees) },
    );
  }
  return [...months.values()].flatMap(({ month, country, scale, people, tally }) =>
    [...people].flatMap((who) => {
      const lines = tally.linesOf(who);
      if (lines.length === 0) return [];
      const sum = (section: string) =>
        writeAmount(
          lines.reduce((all, line) => (line.section === section ? all + line.amount : all), 0n),
          scale,
        );
      return [{ settle_month: month, country, who, commercial: sum('commercial'), team_leader: sum('teamLeader'), reward: sum('reward') }];
    }),
  );
}

interface Place {
  month: string;
  country: string;
}
