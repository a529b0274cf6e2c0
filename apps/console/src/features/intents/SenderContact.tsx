import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { intentApi, OutputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useContactName } from '../../shared/creator/useContactName';
import { strings } from './strings';

type Told = Pick<OutputOf<typeof intentApi.detail>, 'contactType' | 'contactValue' | 'contactVisible'>;

/** How to reach the sender, to copy; hidden values say why. */
export function SenderContact({ intent: { contactType, contactValue, contactVisible } }: { intent: Told }) {
  const t = useStrings(strings);
  const { contactName } = useContactName();
  const notify = useNotice();
  const copy = () => void navigator.clipboard.writeText(contactValue ?? '').then(() => notify.success(t('copied')));
  return (
    <>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 30 }}>
        <span>{`${contactName(contactType ?? '')} · ${contactValue ?? ''}`}</span>
        {contactVisible && (
          <IconButton size="small" aria-label={t('copy')} onClick={copy}>
            <ContentCopy fontSize="inherit" />
          </IconButton>
        )}
      </Box>
      {!contactVisible && (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {t('contactHidden')}
        </Typography>
      )}
    </>
  );
}
