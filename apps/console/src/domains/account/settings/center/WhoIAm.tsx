import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { DescriptionList, Section, StatusChip, TimeText } from '@backlot/ui-kit';
import { PersonAvatar } from '../../../../kit/PersonAvatar';
import { orgOf } from '../../../../shell/session/orgOf';
import { useUser } from '../../../../shell/session/useUser';
import { strings } from '../strings';
import css from './center.module.css';

/** Picture, names, roles and how one is reached. */
export function WhoIAm() {
  const t = useStrings(strings);
  const locale = useLocale();
  const user = useUser();
  const shown = user.nickName || user.name;
  return (
    <Section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
        <span className={css.face}>
          <PersonAvatar name={user.name} fileId={user.avatar} />
        </span>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">{shown}</Typography>
          <Box sx={{ color: 'text.secondary' }}>
            {[shown !== user.name && user.name, user.account, orgOf(user, locale)].filter(Boolean).join(' · ')}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
            {user.roles.map((role) => (
              <StatusChip key={role.id} tone="info">
                {nameOf(role, locale)}
              </StatusChip>
            ))}
          </Box>
        </Box>
      </Box>
      <DescriptionList
        columns={2}
        items={[
          { label: t('phone'), value: user.phone },
          { label: t('lastLogin'), value: user.lastLoginTime && <TimeText value={user.lastLoginTime} isExact /> },
          // An address is longer than half a card.
          { label: t('email'), value: user.email, wide: true },
        ]}
      />
    </Section>
  );
}
