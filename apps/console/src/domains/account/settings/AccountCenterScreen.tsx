import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { monthApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ConfirmProvider, LoadingState, PageFrame, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PageTitle } from '../../../kit/PageTitle';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { MyMonth } from './center/MyMonth';
import { WhoIAm } from './center/WhoIAm';
import { SessionList } from './security/SessionList';
import { strings } from './strings';
import { useAccountTrail } from './useAccountTrail';

/** Who I am here, what I brought about this month, and where I am signed in. */
export function AccountCenterScreen() {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const trail = useAccountTrail();
  const { client } = useConsole();
  // Whether there is a month to show decides where the rest stands: nothing of it moves afterwards.
  const { isPending } = useQuery(client.query(monthApi.own, {}));
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
      <ConfirmProvider>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
            alignItems: 'start',
            gap: 3.5,
          }}
        >
          <Stack sx={{ gap: 3.5 }}>
            <WhoIAm />
            {isPending ? (
              <Section>
                <LoadingState shape="lines" count={3} />
              </Section>
            ) : (
              <MyMonth />
            )}
          </Stack>
          {!isPending && <SessionList />}
        </Box>
      </ConfirmProvider>
    </PageFrame>
  );
}
