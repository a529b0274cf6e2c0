import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { contactTypes } from '../../creators/parts/form/contactTypes';
import { useContactName } from '../../creators/parts/form/useContactName';
import { strings } from './strings';

/** How to reach somebody: a kind of contact and its number or name. */
export interface Contact {
  contactType: string;
  contactValue: string;
}

export const noContact: Contact = { contactType: '', contactValue: '' };

/** Both parts, or neither. */
export const isWhole = ({ contactType, contactValue }: Contact): boolean => (contactType === '') === (contactValue.trim() === '');

/** How the creator reaches the sender outside of the system, for those who want to say so. */
export function ContactRow({
  value,
  onChange,
  problem,
}: {
  value: Contact;
  onChange: (value: Contact) => void;
  problem: string | undefined;
}) {
  const t = useStrings(strings);
  const { contactName } = useContactName();
  const { contactType, contactValue } = value;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: { xs: 2, sm: 4 },
        alignItems: 'start',
      }}
    >
      <TextField
        select
        label={t('contact')}
        value={contactType}
        onChange={({ target }) => onChange(target.value === '' ? noContact : { ...value, contactType: target.value })}
      >
        <MenuItem value="">{t('noContact')}</MenuItem>
        {contactTypes.map((code) => (
          <MenuItem key={code} value={code}>
            {contactName(code)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('contactValue')}
        value={contactValue}
        required={contactType !== ''}
        disabled={contactType === ''}
        error={problem !== undefined}
        helperText={problem ?? t('contactHint')}
        onChange={({ target }) => onChange({ ...value, contactValue: target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </Box>
  );
}
