import { type Locale, localeTag } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { rhythmOf } from './rhythm';
import { scheduleStrings } from './scheduleStrings';

/** A schedule in words: "Every weekday at 09:00". */
export function ScheduleText({ cron }: { cron: string }) {
  const t = useStrings(scheduleStrings);
  const locale = useLocale();
  const rhythm = rhythmOf(cron);
  switch (rhythm.kind) {
    case 'own':
      return <OwnSchedule cron={cron} />;
    case 'minutes':
      return t('say_minutes', { n: rhythm.every });
    case 'hourly':
      return t('say_hourly', { minute: rhythm.minute, two: String(rhythm.minute).padStart(2, '0') });
    case 'weekly':
      return t('say_weekly', { days: daysIn(locale, rhythm.days, 'short'), time: rhythm.time });
    case 'monthly':
      return t('say_monthly', { date: rhythm.date, time: rhythm.time });
    case 'daily':
      return t('say_daily', { time: rhythm.time });
    case 'weekdays':
      return t('say_weekdays', { time: rhythm.time });
  }
}

const wordsOf: Record<Locale, string> = { en: 'en', 'zh-CN': 'zh_CN', vn: 'vi' };

/** Any cron in words; the words travel when one is met that is not said in a plainer way. */
function OwnSchedule({ cron }: { cron: string }) {
  const locale = useLocale();
  const { data } = useQuery({ queryKey: ['cronWords'], queryFn: () => import('./cronWords'), staleTime: Infinity });
  return data?.cronWords(cron, wordsOf[locale]) ?? cron;
}

/** A Sunday, to name days by. */
const sunday = Date.UTC(2026, 10, 22);

/** Names of days, Sunday being 0: "Mon and Wed". */
export const daysIn = (locale: Locale, days: readonly number[], weekday: 'short' | 'long'): string => {
  const name = new Intl.DateTimeFormat(localeTag[locale], { weekday, timeZone: 'UTC' });
  const list = new Intl.ListFormat(localeTag[locale], { type: 'conjunction', style: 'short' });
  return list.format(days.map((day) => name.format(sunday + day * 86_400_000)));
};
