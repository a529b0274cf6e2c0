import type { Rule } from './rule';

/** Pairs of rules of one type and metric, of which only one may cover a line (life-cycles 3.8): the earlier and the later. */
export function rivalsOf(rules: readonly Rule[]): [Rule, Rule][] {
  const first = new Map<string, Rule>();
  const rivals: [Rule, Rule][] = [];
  for (const rule of rules) {
    const kind = kindOf(rule);
    const earlier = first.get(kind);
    if (earlier && earlier !== rule) rivals.push([earlier, rule]);
    else first.set(kind, rule);
  }
  return rivals;
}

/** What a beneficiary may have one rule of. */
export const kindOf = ({ type, metric }: Rule): string => (type === 'REWARD' ? `${type} ${metric}` : type);
