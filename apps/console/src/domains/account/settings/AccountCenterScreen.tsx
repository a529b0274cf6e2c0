import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { DescriptionList, PageFrame, Section } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { PageTitle } from '../../../kit/PageTitle';
import { PersonAvatar } from '../../../kit/PersonAvatar';
import { useUser } from '../../../shell/session/useUser';
import { strings } from './strings';
import { useAccountTrail } from './useAccountTrail';
import { useProfileFacts } from './profile/useProfileFacts';

/** Who I am here, and the way to change it. */
export function AccountCenterScreen() {
  const t = useStrings(strings);
  const user = useUser();
  const navigate = useNavigate();
  const facts = useProfileFacts();
  const trail = useAccountTrail();
  return (
    <PageFrame
      title={t('center')}
      breadcrumbs={trail}
      actions={
        <Button variant="contained" onClick={() => void navigate({ to: '/account/settings/base' })}>
          {t('edit')}
        </Button>
      }
    >
      <PageTitle title={t('center')} />
      <Section>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 4, mb: 4 }}>
          <PersonAvatar name={user.name} fileId={user.avatar} />
          <Typography variant="h2">{user.nickName || user.name}</Typography>
        </Stack>
        <DescriptionList items={facts} />
      </Section>
    </PageFrame>
  );
}
