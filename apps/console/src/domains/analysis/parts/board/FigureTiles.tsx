import Box from '@mui/material/Box';
import type { Board, BoardFigure } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { StatTile, onPhones } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { useMoney } from '../../../../kit/money/useMoney';
import { strings } from './strings';
import { Change } from '../figures/Change';

interface Tile {
  label: string;
  figure: string;
  note: ReactNode;
  change?: ReactNode;
  /** The figure whose rows stand behind it. */
  behind?: BoardFigure;
}

interface FigureTilesProps {
  board: Board;
  onShow?: (figure: BoardFigure) => void;
}

/** The figures that are no trend: each says how it moved, and opens its rows where it has some. */
export function FigureTiles({ board, onShow }: FigureTilesProps) {
  const t = useStrings(strings);
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
        gap: { xs: 2.5, sm: 3.5 },
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': { display: 'grid', minWidth: 0 },
      }}
    >
      {useTiles(board).map(({ label, figure, note, change, behind }) => (
        <li key={label}>
          <StatTile
            label={label}
            figure={
              <Box
                component="span"
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}
              >
                {figure}
                {change}
              </Box>
            }
            note={note}
            {...(behind &&
              onShow && {
                link: (
                  <Box
                    component="button"
                    type="button"
                    sx={link}
                    aria-label={t('showRows', { figure: label })}
                    onClick={() => onShow(behind)}
                  >
                    {t('rows')}
                  </Box>
                ),
              })}
          />
        </li>
      ))}
    </Box>
  );
}

const link = {
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  color: 'accent.ink',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  [onPhones]: { minHeight: 44 },
} as const;

function useTiles(board: Board): Tile[] {
  const t = useStrings(strings);
  const format = useFormat();
  const money = useMoney();
  const { claimed, approved, rejected, gmv, refund, followUps, answerSeconds, owned, active } = board;
  const approval = (period: 'now' | 'before') => ratio(approved[period], approved[period] + rejected[period]);
  const refunds = (period: 'now' | 'before') => ratio(Number(refund[period]), Number(refund[period]) + Number(gmv[period]));
  const rate = (value: number | null) => (value === null ? '–' : format.percent(String(Math.round(value * 1000) / 10)));
  return [
    {
      label: t('claimed'),
      figure: format.number(claimed.now),
      note: t('from', { before: format.number(claimed.before) }),
      change: <Change {...claimed} />,
      behind: 'claimed',
    },
    {
      label: t('approvalRate'),
      figure: rate(approval('now')),
      note: t('ofDecided', { approved: approved.now, decided: approved.now + rejected.now }),
      change: compared(approval, 'up'),
      behind: 'approved',
    },
    {
      label: t('refundRate'),
      figure: rate(refunds('now')),
      note: t('ofSold', { amount: money(refund.now, board.currency) }),
      change: compared(refunds, 'down'),
      behind: 'refund',
    },
    { label: t('activeCreators'), figure: format.number(active), note: t('ofOwned', { owned: format.number(owned) }) },
    {
      label: t('followUps'),
      figure: format.number(followUps.now),
      note: t('followUpsNote'),
      change: <Change {...followUps} good="neither" />,
    },
    {
      label: t('answerTime'),
      figure: answerSeconds.now === null ? '–' : inMinutes(answerSeconds.now, format.duration),
      note: t('answerNote'),
      change: answerSeconds.now !== null && answerSeconds.before !== null && (
        <Change now={answerSeconds.now} before={answerSeconds.before} good="down" />
      ),
    },
  ];
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function compared(of: (period: 'now' | 'before') => number | null, good: 'up' | 'down') {
  const [now, before] = [of('now'), of('before')];
  return now === null || before === null ? undefined : <Change now={now} before={before} good={good} />;
}

/** Nobody waits for seconds of an hour: `2h 10m` and no more. */
const inMinutes = (seconds: number, write: (seconds: number) => string): string =>
  seconds < 3600 ? write(seconds) : write(Math.round(seconds / 60) * 60).replace(/ ?0(?:s|秒| giây)$/, '');
