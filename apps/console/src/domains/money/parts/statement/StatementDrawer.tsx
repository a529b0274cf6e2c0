import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { settleStatementApi } from '@backlot/contract';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ErrorState, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { monthName } from '../monthName';
import { SumLine } from '../sums/SumLine';
import { StatementButtons } from './StatementButtons';
import { StatementFacts } from './StatementFacts';
import { StatementLines } from './StatementLines';
import { StatementNews } from './StatementNews';
import { StatementPayments } from './StatementPayments';
import { StatementPostings } from './StatementPostings';
import { statementStrings } from './statementStrings';

/** A statement beside the list: its sum and facts, documents, payments, lines, postings and what was said of it. */
export function StatementDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useStrings(statementStrings);
  const locale = useLocale();
  const can = useCan();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(client.query(settleStatementApi.detail, { id }));
  const title = data ? `${data.beneficiary.name}, ${monthName(data.settleMonth, locale)}` : t('title');
  return (
    <SideDrawer open title={title} subtitle={data ? [data.batch.name, data.currency].join(' · ') : ''} onClose={onClose}>
      {!data && !error && <LoadingState count={6} />}
      {error && !data && (
        <ErrorState dense title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data && (
        <Stack spacing={4}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <StatusTag type="settleStatus" code={data.settleStatus} />
            <StatementButtons statement={data} />
            <RecordLink path="/statementDetail" id={id}>
              {t('wholePage')}
            </RecordLink>
          </Box>
          <StatementNews statement={data} />
          <SumLine sums={data} currency={data.currency} />
          <StatementFacts statement={data} />
          {can('payment.get') && <StatementPayments statement={data} />}
          <StatementLines statement={data} />
          {can('book.query') && <StatementPostings statement={data} />}
          <RecordHistory endpoint={settleStatementApi.history} id={id} />
        </Stack>
      )}
    </SideDrawer>
  );
}
