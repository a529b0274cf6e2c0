import type { HistoryRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { RecordEndpoint } from '../query/RecordEndpoint';
import { useConsole } from '../../shell/console/ConsoleContext';
import { HistoryList } from './HistoryList';
import { historyStrings } from './strings';

/** The history of one record as a card: `<RecordHistory endpoint={goodsApi.history} id={id} />`. */
export function RecordHistory({ endpoint, id }: { endpoint: RecordEndpoint<HistoryRow[]>; id: string }) {
  const t = useStrings(historyStrings);
  const { client } = useConsole();
  const found = useQuery(client.query(endpoint, { id }));
  return (
    <Section title={t('title')}>
      {found.isError && (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isPending && <LoadingState count={4} />}
      {found.isSuccess && <HistoryList rows={found.data} />}
    </Section>
  );
}
