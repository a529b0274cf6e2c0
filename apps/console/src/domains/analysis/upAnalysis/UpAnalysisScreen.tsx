import Box from '@mui/material/Box';
import { boardRanges, type UpAnalysis, upAnalysisApi } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, PageFrame } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../../kit/PageTitle';
import { MissingPermission } from '../../../kit/permission/MissingPermission';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useTrail } from '../../../shell/menu/useTrail';
import { ChoiceBar } from '../parts/figures/ChoiceBar';
import { CompareCard } from './CompareCard';
import { CreatorPick } from './CreatorPick';
import { FigureTiles } from './FigureTiles';
import { Head } from './Head';
import { ProfileCard } from './profile/ProfileCard';
import { strings } from './strings';
import { TrendCard } from './trend/TrendCard';
import { useAnalysisUrl } from './useAnalysisUrl';
import { WorksCard } from './works/WorksCard';

/** Is this creator worth it: who it is, how its figures moved, its works, its followers (domain/metrics 5.2 to 5.4). */
export function UpAnalysisScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const trail = useTrail();
  const { client } = useConsole();
  const [place, change] = useAnalysisUrl();
  const { upId, range } = place;
  const may = can('upAnalysis.query');
  const found = useQuery({
    ...client.query(upAnalysisApi.summary, { upId: upId ?? '', range }),
    enabled: may && upId !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!may)
    return (
      <PageFrame title={t('title')} breadcrumbs={trail}>
        <MissingPermission permission="upAnalysis.query" />
      </PageFrame>
    );
  const shown = upId !== undefined && found.data?.up.id === upId ? found.data : undefined;
  const ranges = boardRanges.map((value) => ({
    value,
    label: value === 'today' ? t('today') : t('days', { n: value }),
  }));
  return (
    <PageFrame title={t('title')} breadcrumbs={trail}>
      <PageTitle title={shown ? `${shown.up.nickname} · ${t('title')}` : t('title')} />
      <CreatorPick
        picked={shown ? { id: shown.up.id, name: shown.up.nickname } : null}
        onPick={(id) => change({ upId: id, page: '', search: '', beside: '' })}
      />
      {upId === undefined && <EmptyState title={t('chooseFirst')}>{t('chooseHint')}</EmptyState>}
      {upId !== undefined && found.error && (
        <ErrorState dense={shown !== undefined} title={t('failed')} onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {upId !== undefined && !shown && !found.error && <LoadingState shape="cards" count={6} />}
      {shown && (
        <>
          <Head analysis={shown} />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 3,
              rowGap: 2,
              minWidth: 0,
            }}
          >
            <ChoiceBar label={t('range')} value={range} choices={ranges} onChoose={(value) => change({ range: value, page: '' })} />
            <Days analysis={shown} />
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 3, sm: 3.5 },
              minWidth: 0,
              opacity: found.isPlaceholderData ? 0.55 : 1,
            }}
            aria-busy={found.isPlaceholderData}
          >
            <FigureTiles analysis={shown} />
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 330px' },
                gap: { xs: 3, sm: 3.5 },
                alignItems: 'start',
              }}
            >
              <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 3.5 }, minWidth: 0 }}>
                <TrendCard analysis={shown} trend={place.trend} onChoose={(trend) => change({ trend })} />
                <WorksCard upId={shown.up.id} place={place} onChange={change} />
              </Box>
              <ProfileCard upId={shown.up.id} />
            </Box>
            <CompareCard up={shown.up} range={range} beside={place.beside} onChange={(ids) => change({ beside: ids.join(',') })} />
          </Box>
        </>
      )}
    </PageFrame>
  );
}

/** Which days the figures are of, what they are compared with, and when they were collected. */
function Days({ analysis: { period, dataTime } }: { analysis: UpAnalysis }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { fromDay, toDay, beforeFromDay, beforeToDay, grain, timeZone } = period;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        flex: '1 1 260px',
        justifyContent: 'space-between',
        color: 'ink.third',
        fontSize: '0.78125rem',
      }}
    >
      <span>
        {grain === 'hour'
          ? t('todaySoFar', { day: fromDay })
          : t('between', {
              from: fromDay,
              to: toDay,
              beforeFrom: beforeFromDay,
              beforeTo: beforeToDay,
            })}
      </span>
      <span>
        {dataTime
          ? t('dataTime', {
              time: format.dateTime(parseWireTime(dataTime), timeZone),
              zone: timeZone,
            })
          : t('noData')}
      </span>
    </Box>
  );
}
