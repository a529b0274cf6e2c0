import { type Format, parseNumber } from '@backlot/i18n';

/** Reads a count as people write it, `100K`, `1.5m`, `12万`, `1,2 Tr`, into a whole number; undefined for anything else. */
export function readCount(typed: string, { locale }: Pick<Format, 'locale'>): string | undefined {
  const [, figure = '', unit = ''] = /^(.*?)\s*([^\d\s.,]*)$/u.exec(typed.trim()) ?? [];
  const factor = units[unit.toLowerCase()];
  const { amount } = parseNumber({ text: figure, decimals: 4, locale });
  if (factor === undefined || amount === undefined) return undefined;
  const count = Math.round(Number(amount) * factor);
  return count >= 0 && count <= 100_000_000_000 ? String(count) : undefined;
}

const units: Record<string, number> = {
  '': 1,
  k: 1e3,
  n: 1e3,
  nghìn: 1e3,
  w: 1e4,
  万: 1e4,
  m: 1e6,
  tr: 1e6,
  triệu: 1e6,
  亿: 1e8,
  b: 1e9,
  tỷ: 1e9,
};
