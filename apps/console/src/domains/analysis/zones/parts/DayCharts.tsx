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
        const note = (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <Box component="strong" sx={{ color: 'text.primary', fontSize: '1rem', fontVariantNumeric: 'tabular-nums' }}>
              {format.count(now)}
            </Box>{' '}
            {range > 1 && <Change now={now} before={before} good={figure === 'comments' ? 'neither' : 'up'} />}
          </Box>
        );
        const actions = href && (
          <RowsLink href={href} label={t('showRows', { figure: t(figure) })}>
            {t('rows')}
          </RowsLink>
        );
        return (
          <Box key={figure} sx={{ display: 'grid', minWidth: 0, minHeight: { xs: 341, sm: 268 } }}>
            <Suspense
              fallback={
                <Section title={t(`${figure}PerDay`)} note={note}>
                  <LoadingState count={4} />
                </Section>
              }
            >
              <DayChart figure={figure} days={overview.days} note={note} actions={actions} />
            </Suspense>
          </Box>
        );
      })}
    </Box>
  );
}
