import Box from '@mui/material/Box';
import { demandApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, Section, StatusChip } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { strings } from '../strings';

/** Creators a demand form wishes for, and what became of each. */
export function DemandUps({ id }: { id: string }) {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const found = useQuery(client.query(demandApi.ups, { id }));
  const mayOpen = can('upLibrary.query');
  return (
    <Section title={t('creatorsOf')} note={found.data?.length}>
      {found.isError && (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isPending && <LoadingState shape="table" count={3} />}
      {found.data?.length === 0 && (
        <EmptyState dense title={t('noUps')}>
          {t('noUpsHint')}
        </EmptyState>
      )}
      <Box component="ul" aria-label={t('creatorsOf')} sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {found.data?.map((up) => (
          <Box component="li" key={up.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
            <RecordPicture kind="up" id={up.upId} name={up.nickname} />
            <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>
                {mayOpen ? (
                  <RecordLink path="/talentAdminDetail" id={up.upId}>
                    {up.nickname}
                  </RecordLink>
                ) : (
                  up.nickname
                )}
              </Box>
              <Box sx={{ color: 'ink.third', fontSize: '0.8125rem' }}>{[up.upNumber, up.remark].filter(Boolean).join(' · ')}</Box>
            </Box>
            {up.wantLevel !== null && (
              <StatusChip tone="neutral">{t(up.wantLevel >= 3 ? 'want3' : up.wantLevel === 2 ? 'want2' : 'want1')}</StatusChip>
            )}
            {up.resultStatus === null ? (
              <StatusChip tone="neutral">{t('open')}</StatusChip>
            ) : (
              <StatusTag type="approvalStatus" code={up.resultStatus} />
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
