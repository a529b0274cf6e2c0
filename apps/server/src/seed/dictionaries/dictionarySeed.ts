import type { Words } from '@backlot/contract';
/** A value: `[code, Chinese, English, Vietnamese]`, with values below it in trees. */
export type ValueSeed = readonly [code: string, zh: string, en: string, vn: string, below?: readonly ValueSeed[]];

export interface DictionarySeed {
  code: string;
  names: Words;
  values: readonly ValueSeed[];
}
