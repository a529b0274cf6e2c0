import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError } from '@backlot/api-client';
import { connectorApi, errors, type InputOf, type OutputOf } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ErrorState, LoadingState, Section, StatusChip, type Tone } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import type { PickChoice } from '../../../kit/pick/PickField';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { consentStrings } from '../parts/consentStrings';

const AuthorizeDialog = lazyDialog(async () => (await import('../parts/AuthorizeDialog')).AuthorizeDialog);

type Consent = OutputOf<typeof connectorApi.consents>[number];

const tones: Record<Consent['state'], Tone> = { none: 'neutral', holds: 'ok', leavesOut: 'warn', over: 'bad' };

interface ConsentsCardProps {
  of: InputOf<typeof connectorApi.consents>;
  holder: PickChoice;
  consentFrom: 'creator' | 'shop';
}

/** Which channels need somebody's consent, whether it holds, and the way to ask for it; nothing for whoever may not ask. */
export function ConsentsCard({ of, holder, consentFrom }: ConsentsCardProps) {
  const t = useStrings(consentStrings);
  const { client } = useConsole();
  const may = useCan()('connector.authorize');
  const consents = useQuery({ ...client.query(connectorApi.consents, of), enabled: may });
  const [asked, setAsked] = useState<Consent>();
  const isOfOthers = consents.error instanceof ApiError && consents.error.code === errors.notFound.code;
  if (!may || isOfOthers || consents.data?.length === 0) return null;
  return (
    <Section title={t('title')}>
      {consents.isPending && <LoadingState count={2} />}
      {consents.isError && (
        <ErrorState dense onRetry={() => void consents.refetch()}>
          {consents.error.message}
        </ErrorState>
      )}
      {consents.data && (
        <>
          <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
            {consents.data.map((consent) => (
              <ConsentRow key={consent.id} consent={consent} onAsk={() => setAsked(consent)} />
            ))}
          </Box>
          <Box sx={{ mt: 3, color: 'text.secondary', fontSize: '0.875rem' }}>{t('askHint')}</Box>
        </>
      )}
      {asked && (
        <AuthorizeDialog
          connector={{ ...asked, consentFrom }}
          holder={holder}
          onClose={(hasChanged) => {
            setAsked(undefined);
            if (hasChanged) void consents.refetch();
          }}
        />
      )}
    </Section>
  );
}

function ConsentRow({ consent: { name, state, endTime }, onAsk }: { consent: Consent; onAsk: () => void }) {
  const t = useStrings(consentStrings);
  const format = useFormat();
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {endTime && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('until', { time: format.day(endTime) })}</Box>}
      </Box>
      <StatusChip tone={tones[state]}>{t(state === 'leavesOut' ? 'partly' : state)}</StatusChip>
      {state !== 'holds' && (
        <Button size="small" variant="outlined" onClick={onAsk}>
          {t('ask')}
        </Button>
      )}
    </Box>
  );
}
