import type { RankType } from '@backlot/contract';
import { type Format, missingText } from '@backlot/i18n';
import { isMoney, isPoints } from './typeOf';

/** A score in the reader's notation: dollars, points with one decimal, or whole numbers; a dash where it is not told. */
export function scoreText(type: RankType, score: string | number | null, format: Format): string {
  if (score === null) return missingText;
  if (isMoney(type)) return format.money({ amount: Number(score).toFixed(2), currency: 'USD' });
  return format.number(isPoints(type) ? Math.round(Number(score) * 10) / 10 : Math.round(Number(score)));
}
