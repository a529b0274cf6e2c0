import { type Check, checksOf, type Schema } from './schemaDef';
import type { Facts, Side } from './shape';

/** Facts of any shape, and those of text and numbers alone. */
interface CheckedFacts extends Facts {
  forms?: string[];
  isWhole?: true;
}

/**
 * What the checks of a schema ask. Of an answer only the forms of its text are told: nobody measures answers, but who reads a
 * day cannot read a time.
 */
export function factsOf(schema: Schema, side: Side): CheckedFacts {
  const facts: CheckedFacts = {};
  for (const check of checksOf(schema)) add(facts, check);
  const { forms, ...rest } = facts;
  const told = forms ? { forms: [...new Set(forms)].sort() } : {};
  return side === 'input' ? { ...told, ...rest } : told;
}

function add(facts: CheckedFacts, { check, format, pattern, minimum, maximum, length, value, inclusive }: Check): void {
  const least = (bound?: number) => Math.max(bound ?? -Infinity, facts.min ?? -Infinity);
  const most = (bound?: number) => Math.min(bound ?? Infinity, facts.max ?? Infinity);
  if (check === 'min_length') facts.min = least(minimum);
  else if (check === 'max_length') facts.max = most(maximum);
  else if (check === 'length_equals') Object.assign(facts, { min: least(length), max: most(length) });
  else if (check === 'greater_than') facts[inclusive ? 'min' : 'above'] = value!;
  else if (check === 'less_than') facts[inclusive ? 'max' : 'below'] = value!;
  else if (check === 'number_format') facts.isWhole = true;
  else if (check === 'string_format') (facts.forms ??= []).push(pattern ? `${format} ${pattern.source}` : format!);
  else if (check === 'custom') facts.rules = (facts.rules ?? 0) + 1;
  // What changes text on its way in, such as trimming, refuses nothing.
  else if (check !== 'overwrite') throw new Error(`A check of the kind ${check} has no fact yet: describe it in factsOf.ts.`);
}
