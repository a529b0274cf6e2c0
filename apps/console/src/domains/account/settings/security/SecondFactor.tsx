import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { securityApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, Section, StatusChip } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { FactorSetUp } from './FactorSetUp';
import { FactorProof } from './FactorProof';
import { securityStrings } from './securityStrings';

/** The second step of signing in: on or off, and the recovery codes. */
export function SecondFactor() {
  const t = useStrings(securityStrings);
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(client.query(securityApi.state, {}));
  const [doing, setDoing] = useState<'setUp' | 'renew' | 'turnOff'>();
  const close = () => {
    setDoing(undefined);
    void refetch();
  };
  return (
    <Section title={t('factor')}>
      {error && !data && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState shape="lines" count={2} />}
      {data && (
        <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <StatusChip tone={data.secondFactor ? 'ok' : 'neutral'}>{t(data.secondFactor ? 'factorOn' : 'factorOff')}</StatusChip>
            {data.secondFactor && <span>{t('codesLeft', { count: data.recoveryCodesLeft })}</span>}
          </Stack>
          <Typography sx={{ color: 'text.secondary' }}>{t('factorHint')}</Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
            {!data.secondFactor && (
              <Button variant="contained" onClick={() => setDoing('setUp')}>
                {t('turnOn')}
              </Button>
            )}
            {data.secondFactor && (
              <>
                <Button variant="outlined" onClick={() => setDoing('renew')}>
                  {t('renew')}
                </Button>
                <Button variant="outlined" color="error" onClick={() => setDoing('turnOff')}>
                  {t('turnOff')}
                </Button>
              </>
            )}
          </Stack>
        </Stack>
      )}
      {doing === 'setUp' && <FactorSetUp onClose={close} />}
      {(doing === 'renew' || doing === 'turnOff') && <FactorProof purpose={doing} onClose={close} />}
    </Section>
  );
}
