import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { offlineStrings } from './offlineStrings';

/** In the place of what was never opened while there is no network; it comes by itself when the network is back. Part of every first page, so it is plain. */
export function OfflineNote() {
  const t = useStrings(offlineStrings);
  return (
    <Box role="status" sx={{ px: 5, py: 12, textAlign: 'center' }}>
      <Typography variant="h2" component="p">
        {t('title')}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('hint')}</Typography>
    </Box>
  );
}
