import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import { useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../frame/visuallyHidden';
import { stateStrings } from './strings';

/** The shape of what is coming, so that nothing jumps when it arrives. */
export interface LoadingStateProps {
  /** `lines` of text, `table` rows, a grid of `cards`, a `form`, or a `spinner` where the shape is unknown. */
  shape?: 'lines' | 'table' | 'cards' | 'form' | 'spinner';
  /** How many rows, cards or fields. */
  count?: number;
  /** The exact shape, where it is known better. */
  children?: ReactNode;
}

/** A placeholder while something loads; announced to screen readers once. */
export function LoadingState({ shape = 'lines', count = 5, children }: LoadingStateProps) {
  const t = useStrings(stateStrings);
  const Shape = shapes[shape];
  return (
    <Box role="status" aria-busy sx={{ width: '100%' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <Box aria-hidden>{children ?? <Shape count={count} />}</Box>
    </Box>
  );
}

interface ShapeProps {
  count: number;
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const Lines = ({ count }: ShapeProps) =>
  times(count).map((line) => <Skeleton key={line} variant="text" width={`${96 - ((line * 17) % 38)}%`} height={22} />);

const Table = ({ count }: ShapeProps) => (
  <>
    <Skeleton variant="rounded" height={38} sx={{ mb: 1 }} />
    {times(count).map((row) => (
      <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 4, height: 52, borderBottom: 1, borderColor: 'line.soft' }}>
        <Skeleton variant="circular" width={32} height={32} sx={{ flex: 'none' }} />
        <Skeleton variant="text" width={`${34 - ((row * 7) % 14)}%`} />
        <Box sx={{ flex: 1 }} />
        <Skeleton variant="text" width="12%" />
        <Skeleton variant="rounded" width={72} height={22} sx={{ borderRadius: '11px' }} />
      </Box>
    ))}
  </>
);

const Cards = ({ count }: ShapeProps) => (
  <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
    {times(count).map((card) => (
      <Skeleton key={card} variant="rounded" height={116} sx={{ borderRadius: 1.5 }} />
    ))}
  </Box>
);

const Form = ({ count }: ShapeProps) =>
  times(count).map((field) => (
    <Box key={field} sx={{ mb: 4 }}>
      <Skeleton variant="text" width={96} height={18} />
      <Skeleton variant="rounded" height={36} />
    </Box>
  ));

const Spinner = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', py: 12 }}>
    <CircularProgress size={28} thickness={4} aria-hidden />
  </Box>
);

const shapes = { lines: Lines, table: Table, cards: Cards, form: Form, spinner: Spinner };
