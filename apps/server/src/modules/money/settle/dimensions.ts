import { type Dimension } from '../compute';

/** Code of `settleDimension` → what the computing core calls it. */
export const dimensionOf = (code: number): Dimension => {
  const dimension = (['bd', 'leader', 'merchant', 'creator'] as const)[code - 1];
  if (!dimension) throw new Error(`There is no settlement dimension ${code}.`);
  return dimension;
};

/** How business numbers call it: `JS202610BDPH001`. */
export const shortNames: Readonly<Record<Dimension, string>> = { bd: 'BD', leader: 'TL', merchant: 'MC', creator: 'CR' };
