import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { intentApi, OutputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { CopyContact } from '../../creators/parts/form/CopyContact';
import { useContactName } from '../../creators/parts/form/useContactName';
import { strings } from './strings';

type Told = Pick<OutputOf<typeof intentApi.detail>, 'contactType' | 'contactValue' | 'contactVisible'>;

/** How to reach the sender, to copy; hidden values say why. */
export function SenderContact({ intent: { contactType, contactValue, contactVisible } }: { intent: Told }) {
  const t = useStrings(strings);
  const { contactName } = useContactName();
  if (contactType === null || contactValue === null) return null;
  return (
    <>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 30 }}>
        <span>{`${contactName(contactType)} · ${contactValue}`}</span>
        {contactVisible && <CopyContact contactType={contactType} contactValue={contactValue} />}
      </Box>
      {!contactVisible && (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {t('contactHidden')}
        </Typography>
      )}
    </>
  );
}
