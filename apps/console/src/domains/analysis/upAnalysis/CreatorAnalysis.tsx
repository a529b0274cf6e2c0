import { upAnalysisApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { AnalysisBody } from './AnalysisBody';
import { strings } from './strings';
import { useAnalysisUrl } from './useAnalysisUrl';

/** The analysis of one creator within its record; what is chosen stands in the address of the record. */
export function CreatorAnalysis({ upId }: { upId: string }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [place, change] = useAnalysisUrl();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...client.query(upAnalysisApi.summary, { upId, range: place.range }),
    placeholderData: keepPreviousData,
  });
  const shown = data?.up.id === upId ? data : undefined;
  if (error && !shown)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!shown) return <LoadingState shape="cards" count={6} />;
  const beside = place.beside.filter((id) => id !== upId);
  return <AnalysisBody analysis={shown} place={{ ...place, upId, beside }} change={change} isStale={isPlaceholderData} />;
}
