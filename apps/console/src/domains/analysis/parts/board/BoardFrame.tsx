import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Board, ExportFormat } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, PageFrame, RangePicker } from '@backlot/ui-kit';
import { boardRanges } from '@backlot/contract';
import type { ReactNode } from 'react';
import { ExportButton } from '../../../../kit/export/ExportButton';
import { useTrail } from '../../../../shell/menu/useTrail';
import { strings } from './strings';
import type { BoardPlace } from './useBoardUrl';

interface BoardFrameProps {
  title: string;
  place: BoardPlace;
  onRange: (change: { range?: string | undefined; beginDay?: string | undefined; endDay?: string | undefined }) => void;
  /** Whose figures: chips and the choice of a team. */
  whose: ReactNode;
  onTarget?: (() => void) | undefined;
  onExport?: ((choice: { format?: ExportFormat }) => void) | undefined;
  board: Board | undefined;
  isStale: boolean;
  error: Error | null;
  onRetry: () => void;
  children: (board: Board) => ReactNode;
}

/** Title, days and whose figures they are; what was there stays, dimmed, until the next has come. */
export function BoardFrame({
  title,
  place,
  onRange,
  whose,
  onTarget,
  onExport,
  board,
  isStale,
  error,
  onRetry,
  children,
}: BoardFrameProps) {
  const t = useStrings(strings);
  const trail = useTrail();
  const presets = boardRanges.map((range) => ({ value: range, label: range === 'today' ? t('today') : t('days', { n: range }) }));
  const { range, beginDay, endDay } = place;
  return (
    <PageFrame
      title={title}
      breadcrumbs={trail}
      actions={
        <>
          <RangePicker
            label={t('range')}
            value={beginDay && endDay ? { from: beginDay, to: endDay } : { preset: range }}
            presets={presets}
            onChange={(next) =>
              onRange(
                'preset' in next
                  ? { range: next.preset, beginDay: undefined, endDay: undefined }
                  : { beginDay: next.from, endDay: next.to },
              )
            }
            {...(board && { max: board.dataTime.slice(0, 10) })}
          />
          {onTarget && (
            <Button variant="outlined" onClick={onTarget}>
              {t('setTarget')}
            </Button>
          )}
          {onExport && <ExportButton onExport={onExport} />}
        </>
      }
    >
      {whose}
      {error && (
        <ErrorState dense={board !== undefined} title={t('failed')} onRetry={onRetry}>
          {error.message}
        </ErrorState>
      )}
      {!board && !error && <LoadingState shape="cards" count={6} />}
      {board && (
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 3.5 }, minWidth: 0, opacity: isStale ? 0.55 : 1 }} aria-busy={isStale}>
          {children(board)}
          <BoardFoot board={board} />
        </Box>
      )}
    </PageFrame>
  );
}

function BoardFoot({ board: { dataTime, salesUntil, timeZone } }: { board: Board }) {
  const t = useStrings(strings);
  const format = useFormat();
  const at = (time: string) => format.dateTime(parseWireTime(time), timeZone);
  return (
    <Box component="p" sx={{ m: 0, color: 'ink.third', fontSize: '0.78125rem' }}>
      {[t('dataTime', { time: at(dataTime), zone: timeZone }), salesUntil && t('salesUntil', { time: at(salesUntil) })]
        .filter(Boolean)
        .join(' · ')}
    </Box>
  );
}

/** Cards of one row: beside each other where there is room, in these parts. */
export const BoardRow = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns },
      gap: { xs: 3, sm: 3.5 },
      minWidth: 0,
      '& > section': { height: 1 },
    }}
  >
    {children}
  </Box>
);
