import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { navyApi, navyLimits, navyRanges, type OutputOf } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, PageFrame, Section } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../kit/lazyPart';
import { MissingPermission } from '../../../kit/permission/MissingPermission';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useTrail } from '../../../shell/menu/useTrail';
import { ChoiceBar } from '../parts/figures/ChoiceBar';
import { AccountsCard } from './AccountsCard';
import { Parts } from './Parts';
import { SignsCard } from './SignsCard';
import { strings } from './strings';
import { useNavyUrl } from './useNavyUrl';

const DaysChart = lazyPart(async () => (await import('./DaysChart')).DaysChart);

/** Bought or coordinated commenters as an estimate: how many, where, by which signs, and who (named route `navy_statistics`). */
export function NavyStatisticsScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const trail = useTrail();
  const { client } = useConsole();
  const { scope, change } = useNavyUrl();
  const may = can('navy_statistics.query');
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...client.query(navyApi.overview, scope),
    enabled: may,
    placeholderData: keepPreviousData,
  });
  const ranges = navyRanges.map((n) => ({ value: String(n), label: t('days', { n }) }));
  return (
    <PageFrame
      title={t('title')}
      breadcrumbs={trail}
      {...(may && {
        actions: (
          <ChoiceBar label={t('ranges')} value={String(scope.range)} choices={ranges} onChoose={(range) => change('range', range)} />
        ),
      })}
    >
      {!may && <MissingPermission permission="navy_statistics.query" />}
      {may && <Alert severity="info">{t('estimate', { n: navyLimits.signs })}</Alert>}
      {error && (
        <ErrorState dense={data !== undefined} title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {may && !data && !error && <LoadingState shape="cards" count={4} />}
      {data && data.suspected === 0 && (
        <EmptyState title={t(data.dataTime === null ? 'notYet' : 'none')}>
          {t(data.dataTime === null ? 'notYetHint' : 'noneHint')}
        </EmptyState>
      )}
      {data && data.suspected > 0 && (
        <Box sx={{ ...grid, opacity: isPlaceholderData ? 0.55 : 1 }} aria-busy={isPlaceholderData}>
          <Box sx={{ ...grid, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
            <Suspense fallback={<ChartSpace title={t('byDay')} />}>
              <DaysChart overview={data} />
            </Suspense>
            <SignsCard overview={data} />
          </Box>
          <Parts overview={data} />
          <AccountsCard scope={scope} />
          <Foot overview={data} />
        </Box>
      )}
    </PageFrame>
  );
}

/** As high as the chart that comes. */
const ChartSpace = ({ title }: { title: string }) => (
  <Box sx={{ minHeight: { xs: 357, sm: 320 }, display: 'grid' }}>
    <Section title={title}>
      <LoadingState count={6} />
    </Section>
  </Box>
);

function Foot({ overview: { fromDay, toDay, timeZone, dataTime } }: { overview: OutputOf<typeof navyApi.overview> }) {
  const t = useStrings(strings);
  const format = useFormat();
  const days = { from: format.day(fromDay), to: format.day(toDay), zone: timeZone };
  return (
    <Box component="p" sx={{ m: 0, color: 'ink.third', fontSize: '0.78125rem' }}>
      {dataTime !== null && t('dataTime', { ...days, time: format.dateTime(parseWireTime(dataTime), timeZone) })}
    </Box>
  );
}

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 3.5 }, minWidth: 0 } as const;
