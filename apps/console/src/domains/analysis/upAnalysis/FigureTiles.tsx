import Box from '@mui/material/Box';
import type { UpAnalysis } from '@backlot/contract';
import { missingText } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { StatTile } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMoney } from '../../../kit/money/useMoney';
import { Change } from '../parts/figures/Change';
import { strings } from './strings';

interface Tile {
  label: string;
  figure: string;
  note: string;
  change: ReactNode;
  link?: ReactNode;
}

/** The figures of the period beside those of the one before; each names what it is of. */
export function FigureTiles({ analysis }: { analysis: UpAnalysis }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
        gap: { xs: 2.5, sm: 3.5 },
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': { display: 'grid', minWidth: 0 },
      }}
    >
      {useTiles(analysis).map(({ label, figure, note, change, link }) => (
        <li key={label}>
          <StatTile
            label={label}
            figure={
              <Box
                component="span"
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'baseline',
                  justifyContent: 'space-between',
                  columnGap: 2,
                }}
              >
                {figure}
                {change}
              </Box>
            }
            note={note}
            link={link}
          />
        </li>
      ))}
    </Box>
  );
}

const changed = ({ now, before }: { now: number | null; before: number | null }) =>
  now === null || before === null ? undefined : <Change now={now} before={before} />;

function useTiles({ up, figures, currency, period }: UpAnalysis): Tile[] {
  const t = useStrings(strings);
  const format = useFormat();
  const money = useMoney();
  const can = useCan();
  const { fans, avgViews, medianViews, interactionRate, interactionRateFans, works, sales, orders, gpm } = figures;
  const won = fans.now === null || fans.before === null ? null : fans.now - fans.before;
  const days = (Date.parse(period.toDay) - Date.parse(period.fromDay)) / 86_400_000 + 1;
  const amounts = { now: Number(sales.now), before: Number(sales.before) };
  const rows = can('orderList.query') && (orders.now ?? 0) > 0 && (
    <Link
      to={'/order' as never}
      search={
        {
          upId: up.id,
          country: up.country,
          orderStatus: ['1', '2', '4'],
          localBeginDay: period.fromDay,
          localEndDay: period.toDay,
        } as never
      }
      style={{ color: 'var(--mui-palette-accent-ink)' }}
      aria-label={`${t('rows')}: ${t('showOrders')}`}
    >
      {t('rows')}
    </Link>
  );
  return [
    {
      label: t('fans'),
      figure: format.count(fans.now),
      note: won === null ? t('unknownBefore') : t('wonFans', { n: `${won > 0 ? '+' : ''}${format.number(won)}` }),
      change: changed(fans),
    },
    {
      label: t('avgViews'),
      figure: format.count(avgViews.now),
      note: [t('median', { n: format.count(medianViews.now) }), figures.isFew ? t('few') : undefined].filter(Boolean).join(' · '),
      change: changed(avgViews),
    },
    {
      label: t('rate'),
      figure: format.ratio(interactionRate.now),
      note: t('perFan', { n: format.ratio(interactionRateFans.now) }),
      change: changed(interactionRate),
    },
    {
      label: t('works'),
      figure: format.number(works.now),
      note: days >= 7 && works.now !== null ? t('perWeek', { n: format.number(Math.round((works.now / days) * 70) / 10) }) : t('postedIn'),
      change: changed(works),
    },
    {
      label: t('sales'),
      figure: money(sales.now, currency),
      note: t('ownOrders', { n: orders.now ?? 0 }),
      change: changed(amounts),
      link: rows || undefined,
    },
    {
      label: t('gpm'),
      figure: gpm.now === null ? missingText : money(gpm.now, currency),
      note: t('ownOnly'),
      change: gpm.now !== null && gpm.before !== null ? changed({ now: Number(gpm.now), before: Number(gpm.before) }) : undefined,
    },
  ];
}
