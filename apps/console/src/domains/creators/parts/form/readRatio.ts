import { type Format, parseNumber } from '@backlot/i18n';

/** Reads percent points as typed, `5` or `5.25 %`, into a ratio of 0 to 1; undefined for anything else. */
export function readRatio(typed: string, { locale }: Pick<Format, 'locale'>): string | undefined {
  const { amount } = parseNumber({ text: typed.replace(/\s*[%％]$/, ''), locale });
  const points = Number(amount);
  return amount !== undefined && points >= 0 && points <= 100 ? String(Math.round(points * 100) / 10_000) : undefined;
}
