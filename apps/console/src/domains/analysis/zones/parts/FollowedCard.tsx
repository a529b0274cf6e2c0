import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Box from '@mui/material/Box';
import { dataZoneApi, followKinds, type FollowedRow } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section, useConfirm } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { useAct } from '../../../../kit/record/useAct';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';
import { useZone, useZoneUrl } from '../useZone';
import { FollowedTable } from './FollowedTable';

/** Games, creators or keywords that are followed in the zone, with their figures. */
export function FollowedCard({ webId, days }: { webId: number; days: { fromDay: string; toDay: string } }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const confirm = useConfirm();
  const callOnce = useCallOnce();
  const { act } = useAct();
  const { client } = useConsole();
  const { mayFollow } = useZone(webId);
  const { range, kind, favId, change } = useZoneUrl();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...client.query(dataZoneApi.followed, { webId, range, kind }),
    placeholderData: keepPreviousData,
  });
  const unfollow = async (row: FollowedRow) => {
    const name = nameOf(row, locale);
    const sure = await confirm({ title: t('unfollowAsk', { name }), children: t('unfollowHint'), confirmLabel: t('unfollow') });
    if (sure) await act(() => callOnce(dataZoneApi.unfollow, { favId: row.favId }), t('unfollowed', { name }));
  };
  return (
    <Section
      title={t('followed')}
      flush
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('followed')}
          value={kind}
          onChange={(_, value: number | null) => value !== null && change({ kind: String(value), favId: '' })}
        >
          {Object.values(followKinds).map((code) => (
            <ToggleButton key={code} value={code} sx={{ minHeight: { xs: 44, sm: 34 } }}>
              {t(`kind_${code}`)}
              {code === kind && data && !isPlaceholderData ? ` ${data.rows.length}` : ''}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {error && !data && (
        <ErrorState dense title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState shape="table" count={6} />}
      {data && data.rows.length === 0 && (
        <EmptyState dense title={t('noFollows')}>
          {t('noFollowsHint')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <Box sx={{ opacity: isPlaceholderData ? 0.55 : 1 }} aria-busy={isPlaceholderData}>
          <FollowedTable
            webId={webId}
            followed={data}
            days={days}
            pickedId={favId}
            {...(mayFollow && { onUnfollow: (row: FollowedRow) => void unfollow(row) })}
          />
        </Box>
      )}
    </Section>
  );
}
