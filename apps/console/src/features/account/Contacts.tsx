import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { useState } from 'react';
import { useUser } from '../../shared/session/useUser';
import { type Contact, ContactDialog } from './ContactDialog';
import { securityStrings } from './securityStrings';

const contacts = ['phone', 'email'] as const;

/** Where codes and messages reach a person; a new one is proved by a code sent to it. */
export function Contacts() {
  const t = useStrings(securityStrings);
  const user = useUser();
  const [changing, setChanging] = useState<Contact>();
  return (
    <Section title={t('contacts')}>
      <List disablePadding>
        {contacts.map((kind) => (
          <ListItem
            key={kind}
            divider
            disableGutters
            secondaryAction={
              <Button size="small" variant="outlined" color="inherit" aria-label={t('changeThe', { what: t(kind) })} onClick={() => setChanging(kind)}>
                {t('change')}
              </Button>
            }
          >
            <ListItemText primary={t(kind)} secondary={user[kind] ?? t('none')} />
          </ListItem>
        ))}
      </List>
      {changing && <ContactDialog kind={changing} onClose={() => setChanging(undefined)} />}
    </Section>
  );
}
