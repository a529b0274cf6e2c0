import Box from '@mui/material/Box';
import { boardRanges, type UpAnalysis } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ChoiceBar } from '../parts/figures/ChoiceBar';
import { CompareCard } from './CompareCard';
import { FigureTiles } from './FigureTiles';
import { ProfileCard } from './profile/ProfileCard';
import { strings } from './strings';
import { TrendCard } from './trend/TrendCard';
import type { useAnalysisUrl } from './useAnalysisUrl';
import { WorksCard } from './works/WorksCard';

interface AnalysisBodyProps {
  analysis: UpAnalysis;
  place: ReturnType<typeof useAnalysisUrl>[0];
  change: ReturnType<typeof useAnalysisUrl>[1];
  isStale: boolean;
}

/** Figures, trend, works and followers of a creator, and others beside it. */
export function AnalysisBody({ analysis, place, change, isStale }: AnalysisBodyProps) {
  const t = useStrings(strings);
  const { range } = place;
  const ranges = boardRanges.map((value) => ({ value, label: value === 'today' ? t('today') : t('days', { n: value }) }));
  return (
    <>
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
        <Days analysis={analysis} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, sm: 3.5 },
          minWidth: 0,
          opacity: isStale ? 0.55 : 1,
        }}
        aria-busy={isStale}
      >
        <FigureTiles analysis={analysis} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 330px' },
            gap: { xs: 3, sm: 3.5 },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 3.5 }, minWidth: 0 }}>
            <TrendCard analysis={analysis} trend={place.trend} onChoose={(trend) => change({ trend })} />
            <WorksCard upId={analysis.up.id} place={place} onChange={change} />
          </Box>
          <ProfileCard upId={analysis.up.id} />
        </Box>
        <CompareCard up={analysis.up} range={range} beside={place.beside} onChange={(ids) => change({ beside: ids.join(',') })} />
      </Box>
    </>
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
