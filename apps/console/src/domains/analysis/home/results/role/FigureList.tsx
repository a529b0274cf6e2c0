import Box from '@mui/material/Box';
import type { HomeFigure } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { StatTile } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { useMoney } from '../../../../../kit/money/useMoney';
import { Change } from '../../../parts/figures/Change';
import { figureStrings } from './figureStrings';
import { useFigureText } from './figureText';
import { roleStrings } from './roleStrings';

/** Figures beside each other, each with how it moved and the way to its rows. */
export function FigureList({ figures }: { figures: readonly HomeFigure[] }) {
  const t = useStrings(roleStrings);
  const words = useStrings(figureStrings);
  const text = useFigureText();
  return (
    <Box component="ul" sx={list}>
      {figures.map((figure) => {
        const label = words(figure.key as Parameters<typeof words>[0]);
        return (
          <li key={figure.key}>
            <StatTile
              label={label}
              figure={text(figure, figure.now)}
              note={<Note figure={figure} />}
              {...(figure.link && {
                link: (
                  <Link
                    to={figure.link as never}
                    aria-label={t('rows', { figure: label })}
                    style={{ color: 'var(--mui-palette-accent-ink)' }}
                  >
                    {t('open')}
                  </Link>
                ),
              })}
            />
          </li>
        );
      })}
    </Box>
  );
}

function Note({ figure }: { figure: HomeFigure }) {
  const t = useStrings(roleStrings);
  const format = useFormat();
  const text = useFigureText();
  const money = useMoney();
  const { now, before, of, since, amounts } = figure;
  return (
    <>
      {before !== null && (
        <>
          <Change now={Number(now)} before={Number(before)} /> {t('before', { before: text(figure, before) })}
        </>
      )}
      {of !== null && t('of', { of: format.number(of) })}
      {since && ` ${t('oldest', { time: format.dateTime(since) })}`}
      {amounts.map(({ currency, amount }) => (
        <div key={currency}>{money(amount, currency)}</div>
      ))}
    </>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: { xs: 2.5, sm: 3.5 },
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', minWidth: 0 },
} as const;
