import { type Amount, readAmount } from '../amounts/amount';
import { type Percent, readPercent } from '../amounts/percent';
import { sentenceAt } from './problems';

type Step = string | number;

/** Turns the texts of a file into numbers and gathers what is wrong with them, each with its place. */
export interface Reader {
  /** What is null or missing is 0, here and below. */
  amount: (text: string | null | undefined, ...place: Step[]) => Amount;
  percent: (text: string | null | undefined, ...place: Step[]) => Percent;
  /** A whole number of pieces. */
  count: (text: string | null | undefined, ...place: Step[]) => bigint;
  refuse: (text: string, ...place: Step[]) => void;
  sentences: readonly string[];
}

export function createReader({ currency, scale, at }: { currency: string; scale: number; at: readonly Step[] }): Reader {
  const sentences: string[] = [];
  const refuse = (text: string, ...place: Step[]) => void sentences.push(sentenceAt([...at, ...place], text));
  const number =
    (read: (text: string) => bigint | null, because: (text: string) => string) =>
    (text: string | null | undefined, ...place: Step[]) => {
      if (text === null || text === undefined) return 0n;
      const value = read(text);
      if (value === null) refuse(because(text), ...place);
      return value ?? 0n;
    };
  return {
    amount: number(
      (text) => readAmount(text, scale),
      (text) => `${text} is finer than ${currency}, which has ${scale || 'no'} decimals`,
    ),
    percent: number(readPercent, (text) => `${text} is no percentage; write 0 to 100 with at most two decimals`),
    count: number(
      (text) => readAmount(text, 0),
      (text) => `${text} is no whole number, and this rule counts pieces`,
    ),
    refuse,
    sentences,
  };
}
