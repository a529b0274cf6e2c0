import { type SubmissionRow, sampleApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { Draft } from '../../../../shell/drafts/useDraft';
import type { Typed } from '../useOrderDesk';
import { SampleFields } from './SampleFields';
import { sampleStrings } from './sampleStrings';

interface SampleFormProps {
  row: SubmissionRow;
  typed: Draft<Typed>;
  onClose: () => void;
}

/** Requests a sample for a creator: what is offered comes first, with the address of the last one. */
export function SampleForm({ row, typed, onClose }: SampleFormProps) {
  const t = useStrings(sampleStrings);
  const { client } = useConsole();
  // Nothing of an address stays behind when the form closes.
  const { data, error, refetch } = useQuery({ ...client.query(sampleApi.offer, { workOrderUpId: row.id }), gcTime: 0 });
  if (error)
    return (
      <ErrorState dense title={t('sampleFailed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  return data ? <SampleFields row={row} offer={data} typed={typed} onClose={onClose} /> : <LoadingState count={3} />;
}
