import type { UpAnalysis } from '@backlot/contract';
import { type Currency, currencySymbol, isCurrency } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { BarChart, LineChart } from '@backlot/ui-kit/chart';
import type { ReactNode } from 'react';
import { strings } from '../strings';
import type { Trend } from '../useAnalysisUrl';
import { gapsOf, trendOf } from './trendOf';

interface TrendChartsProps {
  analysis: UpAnalysis;
  trend: Trend;
  /** The choice of what is drawn. */
  choice: ReactNode;
}

/** How a figure moved; followers stand above the views that were won, on the same days. */
export function TrendCharts({ analysis, trend, choice }: TrendChartsProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const { currency, period } = analysis;
  const isHours = period.grain === 'hour';
  const chartOf = (figure: 'fans' | 'views' | 'likes' | 'comments' | 'sales', name: string) => {
    const data = trendOf(analysis, figure, { now: name, before: t('before'), weekly: t('weekly') });
    const gaps = isHours ? [] : gapsOf(data.labels, data.series[0]?.values ?? []);
    const isEmpty = gaps.length === 1 && data.series[0]?.values.every((value) => value === null);
    return {
      data,
      category: t(isHours ? 'hour' : 'day'),
      emptyHint: t(isHours && figure === 'fans' ? 'noHours' : 'noDays'),
      ...(gaps.length > 0 &&
        !isEmpty && {
          note: t('gaps', {
            days: gaps.slice(0, 3).join(', '),
            more: Math.max(0, gaps.length - 3),
          }),
        }),
    };
  };
  if (trend === 'fans')
    return (
      <>
        <LineChart
          title={t('fans')}
          unit={t('atEndOfDay')}
          fromZero={false}
          height={210}
          actions={choice}
          {...chartOf('fans', t('fans'))}
        />
        <BarChart title={t('wonViews')} unit={t(isHours ? 'perHour' : 'perDay')} height={170} {...chartOf('views', t('wonViews'))} />
      </>
    );
  const isSales = trend === 'sales';
  const unit = isSales && isCurrency(currency) ? currencySymbol(currency as Currency) : t(isHours ? 'perHour' : 'perDay');
  const title = t(isSales ? 'sales' : trend === 'likes' ? 'wonLikes' : 'wonComments');
  return (
    <BarChart
      title={title}
      unit={unit}
      height={260}
      actions={choice}
      {...(isSales &&
        isCurrency(currency) && {
          formatValue: (value: number) => format.money({ amount: String(value), currency }),
        })}
      {...chartOf(trend, title)}
    />
  );
}
