import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ProfilePart, upAnalysisApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section, StatusChip, onPhones } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';
import { ActiveHours } from './ActiveHours';
import { ShareBars } from './ShareBars';

const estimated = 4;

/** Who follows the creator: every part says who told it and how far it is to be trusted; estimates are amber. */
export function ProfileCard({ upId }: { upId: string }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [isTable, setTable] = useState(false);
  const found = useQuery(client.query(upAnalysisApi.profile, { upId }));
  const parts = found.data?.parts ?? [];
  return (
    <Section
      title={t('profile')}
      actions={
        parts.length > 0 && (
          <Button size="small" color="secondary" sx={{ [onPhones]: { minHeight: 44 } }} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'asBars' : 'asTable')}
          </Button>
        )
      }
    >
      {found.error && (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isPending && <LoadingState count={8} />}
      {found.data && parts.length === 0 && (
        <EmptyState dense title={t('noProfile')}>
          {t('noProfileHint')}
        </EmptyState>
      )}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {parts.map((part) => (
          <Part key={part.kind} part={part} timeZone={found.data?.timeZone ?? ''} isTable={isTable} />
        ))}
      </Box>
    </Section>
  );
}

function Part({ part, timeZone, isTable }: { part: ProfilePart; timeZone: string; isTable: boolean }) {
  const t = useStrings(strings);
  const { kind, source, confidence, snapshotDate, sampleSize } = part;
  const isEstimate = source === estimated;
  return (
    <Box component="section" aria-label={t(`part_${kind}`)}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          mb: 2,
        }}
      >
        <Box component="h3" sx={{ m: 0, fontSize: '0.875rem', fontWeight: 600 }}>
          {t(`part_${kind}`)}
        </Box>
        <StatusChip tone={isEstimate ? 'warn' : confidence === 1 ? 'ok' : 'info'}>
          {`${t(`source_${source as 1}`)} · ${t(`confidence_${confidence as 1}`)}`}
        </StatusChip>
      </Box>
      {kind === 'activeHours' && !isTable ? <ActiveHours shares={part.shares} /> : <ShareBars part={part} isTable={isTable} />}
      <Box sx={{ color: 'ink.third', fontSize: '0.78125rem', mt: 1.5 }}>
        {[
          t('asOf', { day: snapshotDate }),
          kind === 'activeHours' ? timeZone : undefined,
          isEstimate && sampleSize !== null ? t('ofCommenters', { n: sampleSize }) : undefined,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
    </Box>
  );
}
