import type { Words } from '@backlot/contract';
import { categoryDictionaries } from '../dictionaries/categories';

/** A product category without others below it. */
export interface DemoCategory extends Words {
  code: string;
  top: string;
}

const [products] = categoryDictionaries;

/** About sixty leaves of the product categories, in their order. */
export const demoCategories: readonly DemoCategory[] = (products?.values ?? []).flatMap(([top, , , , below]) =>
  (below ?? []).map(([code, zh, en, vn]) => ({ code, top, en, 'zh-CN': zh, vn })),
);

/** What creators of a product category mostly make, by top category: author category, share of women among followers. */
export const authorsByTop: Readonly<Record<string, readonly [author: string, female: number]>> = {
  beauty: ['beautyAuthor', 0.78],
  skincare: ['beautyAuthor', 0.78],
  womenFashion: ['fashionAuthor', 0.8],
  menFashion: ['fashionAuthor', 0.35],
  shoesBags: ['fashionAuthor', 0.66],
  motherBaby: ['parenting', 0.82],
  food: ['foodAuthor', 0.56],
  kitchen: ['foodAuthor', 0.64],
  home: ['homeAuthor', 0.62],
  phones: ['technology', 0.32],
  sports: ['fitnessAuthor', 0.44],
  pet: ['pets', 0.58],
  car: ['cars', 0.22],
  books: ['education', 0.54],
  health: ['lifestyle', 0.57],
};
