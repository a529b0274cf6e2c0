import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SampleDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, Section, TimeText } from '@backlot/ui-kit';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { parcelStrings, parcelWord } from './parcelStrings';

const TrackDialog = lazyDialog(async () => (await import('./TrackDialog')).TrackDialog);

/** The way of the parcel, newest first; who sends it and who waits for it write down where it is. */
export function Parcel({ row, onDone }: { row: SampleDetail; onDone: () => void }) {
  const t = useStrings(parcelStrings);
  const [isOpen, setOpen] = useState(false);
  if (row.events.length === 0 && !row.mayTrack) return null;
  return (
    <Section title={t('parcel')} note={[row.carrier, row.trackingNo].filter(Boolean).join(' ')}>
      {row.events.length === 0 && <EmptyState dense title={t('noEvent')} />}
      <Box component="ol" aria-label={t('parcel')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {row.events.map(({ id, kind, eventTime, location, text }) => (
          <Box component="li" key={id} sx={{ py: 1.5, borderTop: 1, borderColor: 'line.soft', '&:first-of-type': { borderTop: 0 } }}>
            <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{[t(parcelWord(kind)), location].filter(Boolean).join(' · ')}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              <TimeText value={eventTime} isExact /> {text}
            </Box>
          </Box>
        ))}
      </Box>
      {row.mayTrack && (
        <Button variant="outlined" size="small" onClick={() => setOpen(true)} sx={{ mt: 2 }}>
          {t('track')}
        </Button>
      )}
      {isOpen && (
        <TrackDialog
          id={row.id}
          onClose={(hasChanged) => {
            setOpen(false);
            if (hasChanged) onDone();
          }}
        />
      )}
    </Section>
  );
}
