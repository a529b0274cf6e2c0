import type { Decimal } from './decimal';
import type { Locale } from './locale';
import { separators } from './separators';

/** Digits of a decimal with the separators of a language, without its sign: `1,234.50`, in vn `1.234,50`. */
export function formatFigure({ whole, fraction }: Decimal, locale: Locale): string {
  const { group, decimal } = separators[locale];
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (fraction && decimal + fraction);
}
