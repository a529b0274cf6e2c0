import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, useNotice } from '@backlot/ui-kit';
import { securityStrings } from './securityStrings';

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useStrings(securityStrings);
  const notify = useNotice();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify.success(t('copied')),
      () => notify.error(t('notCopied')),
    );
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('newCodes')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
          <Button variant="contained" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('keep')}</Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 2,
          m: 0,
          mt: 3,
          p: 0,
          listStyle: 'none',
          fontFamily: 'monospace',
          fontSize: 15,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </Dialog>
  );
}
