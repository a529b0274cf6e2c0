import Box from '@mui/material/Box';
import { useStrings } from '@backlot/i18n/react';
import { reviewStrings } from './strings';
import { WaitingSince } from './WaitingSince';

interface QueuePlaceProps {
  at: number;
  of: number;
  /** Since when it waits, if it still does; where the list of the queue stands beside it, that list tells. */
  since?: string | undefined;
}

/** How long what is in hand waits, and its place in the queue: "28 h", "1 of 381". */
export function QueuePlace({ at, of, since }: QueuePlaceProps) {
  const t = useStrings(reviewStrings);
  return (
    <>
      {since && (
        <Box component="span" sx={{ display: { md: 'none' } }}>
          <WaitingSince time={since} />
        </Box>
      )}
      <Box component="span" sx={{ color: 'ink.third', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('position', { at, of })}
      </Box>
    </>
  );
}
