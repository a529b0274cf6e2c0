/** A value: `[code, Chinese, English, Vietnamese]`, with values below it in trees. */
export type ValueSeed = readonly [code: string, zh: string, en: string, vn: string, below?: readonly ValueSeed[]];

export interface DictionarySeed {
  code: string;
  names: readonly [zh: string, en: string, vn: string];
  values: readonly ValueSeed[];
}
