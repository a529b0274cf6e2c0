import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../states/EmptyState';
import type { Tone } from '../theme/tokens/tones';
import { lifecycleStrings } from './strings';

/** Something that happened to a record. */
export interface HistoryEntry {
  id: string | number;
  /** What happened: "Order claimed". */
  what: ReactNode;
  /** Who did it; "System" for jobs. */
  who: ReactNode;
  /** When, in the user's format. */
  when: ReactNode;
  /** State, price, owner before and after. */
  from?: ReactNode;
  to?: ReactNode;
  reason?: string;
  tone?: Tone;
}

/** Newest first, as the host sorts them. */
export interface HistoryProps {
  entries: readonly HistoryEntry[];
  /** "Show older", when there is more. */
  more?: ReactNode;
}

/** Who did what, when, from which value to which, and why. */
export function History({ entries, more }: HistoryProps) {
  const t = useStrings(lifecycleStrings);
  if (entries.length === 0) return <EmptyState dense title={t('noHistory')} />;
  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </Box>
      {more && <Box sx={{ mt: 3 }}>{more}</Box>}
    </>
  );
}

function Entry({ what, who, when, from, to, reason, tone }: HistoryEntry) {
  const t = useStrings(lifecycleStrings);
  return (
    <Box component="li" sx={{ position: 'relative', pl: 4.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: 0,
          top: 7,
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: tone ? `tone.${tone}.ink` : 'accent.main',
        }}
      />
      <div>{what}</div>
      {to !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 0.5 }}>
          {from !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {from}
            </Box>
          )}
          <ArrowForward titleAccess={t('to')} sx={{ fontSize: 14, color: 'ink.third' }} />
          <span>{to}</span>
        </Box>
      )}
      {reason && <Box sx={{ color: 'text.secondary' }}>{t('reason', { reason })}</Box>}
      <Box sx={{ fontSize: '0.78125rem', lineHeight: 1.5, color: 'ink.third' }}>
        {who}
        {', '}
        {when}
      </Box>
    </Box>
  );
}
