import Box from '@mui/material/Box';
import { useStrings } from '@backlot/i18n/react';
import { FormNumber } from '../../../../kit/form/FormNumber';
import { creatorStrings } from '../strings';

/** Figures that an administrator answers for, where a channel has no connector to ask. */
export function Vouching() {
  const t = useStrings(creatorStrings);
  return (
    <Box
      role="group"
      aria-label={t('vouch')}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <FormNumber name="vouched.fansNum" label={t('fansNum')} isRequired />
      <FormNumber name="vouched.likesNum" label={t('likesNum')} />
      <FormNumber name="vouched.worksNum" label={t('worksNum')} />
      <FormNumber name="vouched.avgViews" label={t('avgViews')} />
    </Box>
  );
}
