import Box from '@mui/material/Box';
import { bdBoardApi, leaderBoardApi, targetMetrics } from '@backlot/contract';
import { isCurrency } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, History, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { dialogStrings } from './dialogStrings';

interface TargetChangesProps {
  kind: 'bd' | 'team';
  subjectId: string;
  month: string;
  metric: number;
  currency: string;
}

/** Who set a target when, from which amount to which. */
export function TargetChanges({ kind, subjectId, month, metric, currency }: TargetChangesProps) {
  const t = useStrings(dialogStrings);
  const format = useFormat();
  const { client } = useConsole();
  const query =
    kind === 'bd'
      ? client.query(bdBoardApi.targetHistory, { bdId: subjectId, month, metric })
      : client.query(
          leaderBoardApi.targetHistory as unknown as typeof bdBoardApi.targetHistory,
          { orgId: subjectId, month, metric } as never,
        );
  const { data, error, refetch } = useQuery(query);
  const write = (amount: string | null) => {
    if (amount === null || amount === 'none') return t('none');
    return metric === targetMetrics.gmv && isCurrency(currency) ? format.money({ amount, currency }) : format.number(Number(amount));
  };
  return (
    <Box component="section" aria-label={t('history')}>
      <Box component="h3" sx={{ m: 0, mb: 2, fontSize: '0.875rem' }}>
        {t('history')}
      </Box>
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState count={2} />}
      {data?.length === 0 && t('noHistory')}
      {data && data.length > 0 && (
        <History
          entries={data.toReversed().map(({ id, fromState, toState, actorName, time }) => ({
            id,
            what: t('changed', { from: write(fromState), to: write(toState) }),
            who: actorName,
            when: format.exact(time),
          }))}
        />
      )}
    </Box>
  );
}
