import Box from '@mui/material/Box';
import type { Board } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { strings } from './strings';

interface WeakestStepProps {
  board: Board;
  /** Steps in their order, each counted by the day it was taken. */
  steps: readonly ('claimed' | 'submitted' | 'approved' | 'agreed' | 'published' | 'fulfilled')[];
}

/** In words what the bars say: after which step most is lost, and what creators were most often refused for. */
export function WeakestStep({ board, steps }: WeakestStepProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const kept = steps.flatMap((step, at) => {
    const last = steps[at - 1];
    return last && board[last].now > 0 ? [{ step, share: board[step].now / board[last].now }] : [];
  });
  const weakest = kept.filter(({ share }) => share < 1).toSorted((one, other) => one.share - other.share)[0];
  const { topReason, rejected } = board;
  if (!weakest && !topReason) return null;
  return (
    <Box sx={{ pt: 3, borderTop: 1, borderColor: 'line.soft', color: 'text.secondary', fontSize: '0.8125rem' }}>
      {weakest && (
        <Box component="p" sx={{ m: 0 }}>
          <Box component="strong" sx={{ color: 'text.primary' }}>{`${t('weakest')} `}</Box>
          {t('weakestStep', { step: t(weakest.step), percent: format.percent(String(Math.round(weakest.share * 1000) / 10)) })}
        </Box>
      )}
      {topReason && (
        <Box component="p" sx={{ m: 0 }}>
          {t('topReason', { reason: topReason.reason, count: topReason.count, of: rejected.now })}
        </Box>
      )}
    </Box>
  );
}
