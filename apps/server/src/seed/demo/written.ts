import { pick } from './random';

type Some = readonly [string, ...string[]];

/** Texts of the demo by the language that people of the agency write in a country: Vietnamese in Vietnam, English elsewhere. */
export interface Written {
  en: Some;
  vn: Some;
}

export const textsIn = (country: string, written: Written): Some => (country === 'VN' ? written.vn : written.en);

/** One of the texts of a country. */
export const writeIn = (country: string, written: Written, random: () => number): string => pick(random, textsIn(country, written));
