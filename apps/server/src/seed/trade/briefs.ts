import { demoCategories } from '../demo/demoCategories';
import { writeIn, type Written } from '../demo/written';
import { briefEndings, briefsByTop, briefsOfAny } from './briefWords';
import type { Goods } from './tradeWorld';

const topOf = new Map(demoCategories.map(({ code, top }) => [code, top]));

/** What creators are asked to do with a product: what fits its category, and how the video is to be. */
export function briefOf({ country, goodsCategory }: Pick<Goods, 'country' | 'goodsCategory'>, random: () => number): string {
  const what: Written = briefsByTop[topOf.get(goodsCategory) ?? ''] ?? briefsOfAny;
  return `${writeIn(country, what, random)} ${writeIn(country, briefEndings, random)}`;
}
