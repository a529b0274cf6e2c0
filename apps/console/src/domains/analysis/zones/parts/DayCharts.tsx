import Box from '@mui/material/Box';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { LoadingState, Section } from '@backlot/ui-kit';
import { Suspense } from 'react';
import { lazyPart } from '../../../../kit/lazyPart';
import { Change } from '../../parts/figures/Change';
import { strings } from '../strings';
import { type Overview, useRowsBehind } from '../useZone';
import type { Figure } from './DayChart';
import { RowsLink } from './RowsLink';

const DayChart = lazyPart(async () => (await import('./DayChart')).DayChart);

const figures: readonly Figure[] = ['works', 'views', 'comments'];

/** Works, views and comments of the zone: the sum with its change, and day by day. */
export function DayCharts({ webId, overview, range }: { webId: number; overview: Overview; range: number }) {
  const t = useStrings(strings);
  const format = useFormat();
  const behind = useRowsBehind(webId, overview);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }, gap: { xs: 3, sm: 3.5 } }}>
      {figures.map((figure) => {
        const { now, before } = overview[figure];
        const href = figure === 'comments' ? behind.comments() : behind.works({ sortField: figure === 'views' ? 'views' : 'postTime' });
        const lead = (
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, lineHeight: 1.4, whiteSpace: 'nowrap' }}>
            <Box component="strong" sx={{ fontSize: '1.375rem', letterSpacing: '-0.015em', fontVariantNumeric: 'tabular-nums' }}>
              {format.count(now)}
            </Box>
            {range > 1 && <Change now={now} before={before} good={figure === 'comments' ? 'neither' : 'up'} />}
            {href && (
              <Box component="span" sx={{ ml: 'auto', fontSize: '0.8125rem' }}>
                <RowsLink href={href} label={t('showRows', { figure: t(figure) })}>
                  {t('rows')}
                </RowsLink>
              </Box>
            )}
          </Box>
        );
        return (
          <Box key={figure} sx={{ display: 'grid', minWidth: 0, minHeight: 303 }}>
            <Suspense
              fallback={
                <Section title={t(`${figure}PerDay`)} note={t(figure).toLowerCase()}>
                  <Box sx={{ mt: -1.5, mb: 2 }}>{lead}</Box>
                  <LoadingState count={4} />
                </Section>
              }
            >
              <DayChart figure={figure} days={overview.days} lead={lead} />
            </Suspense>
          </Box>
        );
      })}
    </Box>
  );
}
