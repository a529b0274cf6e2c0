import { type Locale, type MessageValues, translator } from '@backlot/i18n';
import { type StepKey, stepStrings } from '../words/stepStrings';

/** What a change did, kept as data so that it reads in the language in force. */
export interface Step {
  readonly key: StepKey;
  readonly values?: MessageValues;
}

/** A step as a short sentence: 'Moved Phone'. */
export const describeStep = ({ key, values }: Step, locale: Locale): string => translator(stepStrings, locale)(key, values);

type Counted = 'added' | 'moved' | 'removed' | 'copied' | 'cut';

/** The step of a change of one control by name, or of several by number. */
export function stepFor(key: Counted, names: readonly string[]): Step {
  const [name] = names;
  return names.length === 1 && name !== undefined ? { key, values: { name } } : { key: `${key}Many`, values: { count: names.length } };
}
