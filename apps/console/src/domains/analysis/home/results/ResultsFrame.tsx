import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Board, boardRanges } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, RangePicker } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { BoardPlace, useBoardUrl } from '../../parts/board/useBoardUrl';
import { strings as boardStrings } from '../../parts/board/strings';
import { resultStrings } from './resultStrings';

interface ResultsFrameProps {
  title: string;
  place: BoardPlace;
  change: ReturnType<typeof useBoardUrl>[1];
  /** Whose figures, where there is a choice. */
  whose?: ReactNode;
  /** The whole board. */
  path: string;
  board: Board | undefined;
  /** There is nobody whose figures these could be. */
  isNobody?: boolean;
  isStale: boolean;
  error: Error | null;
  onRetry: () => void;
  children: (board: Board) => ReactNode;
}

/** Figures of some days with a way to the whole board; what was there stays, dimmed, until the next has come. */
export function ResultsFrame({ title, place, change, whose, path, board, isNobody, isStale, error, onRetry, children }: ResultsFrameProps) {
  const t = useStrings(boardStrings);
  const word = useStrings(resultStrings);
  const format = useFormat();
  const heading = useId();
  const presets = boardRanges.map((range) => ({ value: range, label: range === 'today' ? t('today') : t('days', { n: range }) }));
  const { range, beginDay, endDay } = place;
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 3.5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography id={heading} component="h2" variant="h6" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Link to={path as never} style={{ color: 'var(--mui-palette-accent-ink)' }}>
          {word('whole')}
        </Link>
        {whose}
        <RangePicker
          label={t('range')}
          value={beginDay && endDay ? { from: beginDay, to: endDay } : { preset: range }}
          presets={presets}
          onChange={(next) =>
            change(
              'preset' in next ? { range: next.preset, beginDay: undefined, endDay: undefined } : { beginDay: next.from, endDay: next.to },
            )
          }
          {...(board && { max: board.dataTime.slice(0, 10) })}
        />
      </Box>
      {error && (
        <ErrorState dense title={t('failed')} onRetry={onRetry}>
          {error.message}
        </ErrorState>
      )}
      {isNobody && <EmptyState dense title={t('nobody')} />}
      {!board && !error && !isNobody && <LoadingState shape="cards" count={4} />}
      {board && (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 3.5 }, opacity: isStale ? 0.55 : 1 }}
          aria-busy={isStale}
        >
          {children(board)}
          <Box component="p" sx={{ m: 0, color: 'ink.third', fontSize: '0.78125rem' }}>
            {t('dataTime', { time: format.dateTime(parseWireTime(board.dataTime), board.timeZone), zone: board.timeZone })}
          </Box>
        </Box>
      )}
    </Box>
  );
}
