import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Section, StatusChip } from '@backlot/ui-kit';
import { CopyContact } from '../parts/form/CopyContact';
import { useContactName } from '../parts/form/useContactName';
import { strings } from './strings';

/** How to reach a creator; values stay hidden from those who may not see them (domain/roles 7.1). */
export function ContactCard({ up }: { up: UpDetail }) {
  const t = useStrings(strings);
  const { contactName } = useContactName();
  if (up.contacts.length === 0) return null;
  return (
    <Section title={t('contacts')}>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {up.contacts.map(({ contactType, contactValue, isPrimary }) => (
          <Box
            component="li"
            key={`${contactType} ${contactValue}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, minHeight: 30 }}
          >
            <Box component="span" sx={{ flex: '0 0 76px', color: 'ink.third' }}>
              {contactName(contactType)}
            </Box>
            <Box
              component="span"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              <span>{contactValue}</span>
              {isPrimary && <StatusChip tone="info">{t('main')}</StatusChip>}
            </Box>
            {up.contactsVisible && <CopyContact contactType={contactType} contactValue={contactValue} />}
          </Box>
        ))}
      </Box>
      {!up.contactsVisible && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('hidden')}
        </Typography>
      )}
    </Section>
  );
}
