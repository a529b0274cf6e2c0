import { rivalsOf } from '../rules/rivalsOf';
import type { Rule, Tier } from '../rules/rule';
import type { Reader } from './createReader';
import type { MonthFile } from './monthFile';
import { refuseRepeated } from './refuseRepeated';

type Row = NonNullable<MonthFile['rules']>[number];

/** The rules of a file: of a kind, only one that is enabled may cover everybody, and only one the same order, person or team (MF5). */
export function readRules({ rules: rows = [], dimension }: MonthFile, reader: Reader): Rule[] {
  refuseRepeated({ rows, list: 'rules', nameOf: ({ id }) => id, reader });
  const rules = rows.map((row, index) => readRule(row, index, reader));
  const enabled = rules.filter((rule) => rule.enabled && rule.dimension === dimension);
  for (const [, covering] of Map.groupBy(enabled.flatMap(placesOf), ({ place }) => place))
    for (const [earlier, later] of rivalsOf(covering.map(({ rule }) => rule)))
      reader.refuse(`it overlaps with the enabled rule ${earlier.id}`, 'rules', rules.indexOf(later));
  return rules;
}

const placesOf = (rule: Rule) =>
  rule.scopes.length ? rule.scopes.map(({ kind, id }) => ({ rule, place: `${kind} ${id}` })) : [{ rule, place: 'everybody' }];

function readRule(row: Row, index: number, reader: Reader): Rule {
  const counts = row.ruleType === 'COMMERCIAL' || (row.ruleType === 'REWARD' && row.metric === 'FULFILLED');
  const threshold = counts ? reader.count : reader.amount;
  if (row.ruleType === 'GMV' && !row.calcMode) reader.refuse('a GMV rule needs a way to calculate', 'rules', index, 'calcMode');
  const tiers = (row.tiers ?? []).map((tier, number): Tier => {
    if ((tier.from === undefined) === (tier.base === undefined))
      reader.refuse('a tier has either from or base', 'rules', index, 'tiers', number);
    const field = tier.from === undefined ? 'base' : 'from';
    return {
      from: threshold(tier[field], 'rules', index, 'tiers', number, field),
      ratio: reader.percent(tier.ratio, 'rules', index, 'tiers', number, 'ratio'),
      amount: reader.amount(tier.amount, 'rules', index, 'tiers', number, 'amount'),
    };
  });
  if (new Set(tiers.map(({ from }) => from)).size < tiers.length)
    reader.refuse('tier bases must increase; two are the same', 'rules', index, 'tiers');
  return {
    id: row.id,
    version: 1,
    dimension: row.dimension,
    type: row.ruleType,
    metric: row.metric ?? 'GMV',
    mode: row.calcMode ?? 'excess',
    base: threshold(row.base, 'rules', index, 'base'),
    ratio: reader.percent(row.ratio, 'rules', index, 'ratio'),
    amount: reader.amount(row.amount, 'rules', index, 'amount'),
    tiers,
    enabled: row.enabled,
    validBegin: null,
    validEnd: null,
    scopes: row.scopes ?? [],
  };
}
