import { ApiError } from '@backlot/api-client';
import { errors, upApi, type UpDetail } from '@backlot/contract';
import { countryOf, isCurrency } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { MissingPermission } from '../../../../kit/permission/MissingPermission';
import { LineChart } from '@backlot/ui-kit/chart';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { TrendChoice } from './TrendChoice';
import { currencyOfRows, daysUntil, type TrendFigure, trendFigures, type TrendPeriod, trendPeriods, valuesOn } from './trendData';
import { trendStrings } from './trendStrings';

/** How the figures of a creator moved, by day of its country; days without data are gaps. */
export function Trend({ up }: { up: UpDetail }) {
  const t = useStrings(trendStrings);
  const format = useFormat();
  const { client } = useConsole();
  const [chosen, choose] = useState<TrendFigure>('fans');
  const [period, setPeriod] = useState<TrendPeriod>(30);
  const [today] = useState(() => format.day(Date.now(), countryOf(up.country)?.timeZone));
  const days = useMemo(() => daysUntil(today, period), [today, period]);
  const found = useQuery(client.query(upApi.trend, { id: up.id, from: days[0], to: today }));
  if (found.error instanceof ApiError && found.error.code === errors.noPermission.code) {
    return (
      <Section title={t('trend')}>
        <MissingPermission dense permission="upDetail.get" />
      </Section>
    );
  }
  const { rows = [], ratiosOnly = false } = found.data ?? {};
  const figure = ratiosOnly ? 'interactionRate' : chosen;
  const currency = currencyOfRows(rows);
  const units = {
    fans: t('fansUnit'),
    views: t('viewsUnit'),
    interactionRate: t('rateUnit'),
    gmv: t('gmvUnit', { currency: currency ?? '–' }),
  };
  const write = (value: number) => {
    if (figure === 'interactionRate') return format.percent(value);
    return figure === 'gmv' && currency && isCurrency(currency) ? format.money({ amount: String(value), currency }) : format.number(value);
  };
  return (
    <LineChart
      title={t('trend')}
      unit={units[figure]}
      note={ratiosOnly ? t('ratiosOnly') : undefined}
      data={{ labels: days, series: [{ id: figure, name: t(figure), values: valuesOn(days, rows, figure) }] }}
      category={t('day')}
      formatValue={write}
      fromZero={figure !== 'fans'}
      area={figure !== 'fans'}
      loading={found.isPending}
      {...(found.isError && { error: found.error.message, onRetry: () => void found.refetch() })}
      emptyHint={t('noDays')}
      actions={
        <>
          <TrendChoice
            label={t('figure')}
            value={figure}
            choices={(ratiosOnly ? [figure] : trendFigures).map((value) => ({ value, label: t(value) }))}
            onChoose={choose}
          />
          <TrendChoice
            label={t('period')}
            value={period}
            choices={trendPeriods.map((value) => ({ value, label: t('days', { n: value }) }))}
            onChoose={setPeriod}
          />
        </>
      }
    />
  );
}
