import type { Locale } from './locale';
import { missingText } from './missingText';

/**
 * Length of time from seconds: up to 60 in seconds, above in minutes and seconds, from an hour on with
 * hours: 75 → `1m 15s`, `1分15秒`, `1 phút 15 giây`.
 */
export function formatDuration(seconds: number | null | undefined, locale: Locale): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return missingText;
  const total = Math.round(Math.abs(seconds));
  const { hour, minute, second, space } = words[locale];
  const parts = [
    ...(total >= 3600 ? [Math.floor(total / 3600) + hour] : []),
    ...(total > 60 ? [Math.floor((total % 3600) / 60) + minute] : []),
    (total > 60 ? total % 60 : total) + second,
  ];
  return (seconds < 0 && total > 0 ? '-' : '') + parts.join(space);
}

const words: Record<Locale, Record<'hour' | 'minute' | 'second' | 'space', string>> = {
  en: { hour: 'h', minute: 'm', second: 's', space: ' ' },
  'zh-CN': { hour: '小时', minute: '分', second: '秒', space: '' },
  vn: { hour: ' giờ', minute: ' phút', second: ' giây', space: ' ' },
};
