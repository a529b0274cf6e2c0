import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import { Section, StatusChip } from '@backlot/ui-kit';
import { useState } from 'react';
import { useUser } from '../../../../shell/session/useUser';
import { type Contact, ContactDialog } from './ContactDialog';
import { securityStrings } from './securityStrings';

const contacts = ['phone', 'email'] as const;

/** Where codes and messages reach a person; a new one is proved by a code sent to it. As bindings they say what they are bound for. */
export function Contacts({ isBinding = false }: { isBinding?: boolean }) {
  const t = useStrings(securityStrings);
  const user = useUser();
  const [changing, setChanging] = useState<Contact>();
  return (
    <Section {...(!isBinding && { title: t('contacts') })}>
      <List disablePadding>
        {contacts.map((kind, at) => (
          <ListItem key={kind} divider={at < contacts.length - 1} disableGutters sx={{ flexWrap: 'wrap', gap: 3 }}>
            <ListItemText
              sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}
              primary={t(isBinding ? `${kind}Use` : kind)}
              secondary={user[kind] ?? t('none')}
            />
            <Stack direction="row" sx={{ alignItems: 'center', gap: 3 }}>
              {isBinding && <StatusChip tone={user[kind] ? 'ok' : 'neutral'}>{t(user[kind] ? 'bound' : 'unbound')}</StatusChip>}
              <Button
                size="small"
                variant="outlined"
                aria-label={t(user[kind] ? 'changeThe' : 'addThe', { what: t(kind) })}
                onClick={() => setChanging(kind)}
              >
                {t(user[kind] ? 'change' : 'add')}
              </Button>
            </Stack>
          </ListItem>
        ))}
      </List>
      {changing && <ContactDialog kind={changing} onClose={() => setChanging(undefined)} />}
    </Section>
  );
}
