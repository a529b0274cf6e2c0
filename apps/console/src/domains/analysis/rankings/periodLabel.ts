import type { RankList, RankPeriod } from '@backlot/contract';
import type { Format, Translate } from '@backlot/i18n';
import { monthName } from '../../money/parts/monthName';
import type { Word } from '../parts/ranking/strings';

/** When a list is of, in words. */
export function periodLabel(period: RankPeriod, list: RankList, { t, format }: { t: Translate<Word>; format: Format }): string {
  if (period === 'daily') return format.longDay(list.lastDay, 'UTC');
  if (period === 'monthly') return monthName(list.periodKey, format.locale);
  const days = { from: format.day(list.firstDay, 'UTC'), to: format.day(list.lastDay, 'UTC') };
  return period === 'weekly' ? t('weekOf', { ...days, week: Number(list.periodKey.slice(6)) }) : t('yearTo', days);
}
