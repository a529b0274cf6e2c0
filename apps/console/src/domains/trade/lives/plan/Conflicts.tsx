import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { LiveConflict } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { strings } from '../strings';
import { spanOf } from '../zoneTime';

/** Other lives that are named. */
const most = 3;

interface ConflictsProps {
  conflicts: readonly LiveConflict[];
  country: string;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** What else is on air at the time: a creator cannot be in two lives, a product can where it is confirmed. */
export function Conflicts({ conflicts, country, isConfirmed, onConfirm }: ConflictsProps) {
  const t = useStrings(strings);
  const own = conflicts.filter(({ kind }) => kind === 'creator');
  const shared = conflicts.filter(({ kind }) => kind === 'goods');
  const words = ({ live, up, goods, beginTime, endTime }: LiveConflict) => ({
    name: up?.name ?? '',
    live: live?.name ?? t('otherLive'),
    goods: goods.map(({ name }) => name).join(', '),
    time: spanOf({ beginTime, endTime, country }),
  });
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2 }}>
      {own.map((conflict) => (
        <Alert key={conflict.beginTime} severity="error">
          {t('creatorTaken', words(conflict))}
        </Alert>
      ))}
      {shared.length > 0 && (
        <Alert severity="warning">
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {shared.slice(0, most).map((conflict, place) => (
              <li key={conflict.live?.id ?? place}>{t('goodsTaken', words(conflict))}</li>
            ))}
            {shared.length > most && <li>{t('andLives', { count: shared.length - most })}</li>}
          </Box>
          {own.length === 0 && (
            <FormControlLabel
              label={t('keepBoth')}
              control={<Checkbox checked={isConfirmed} onChange={(_, isChecked) => onConfirm(isChecked)} />}
            />
          )}
        </Alert>
      )}
      {conflicts.length === 0 && <Alert severity="success">{t('free')}</Alert>}
    </Box>
  );
}
