import { settleApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { RecordFrame } from '../../../../kit/record/RecordFrame';
import { useRecord } from '../../../../kit/record/useRecord';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { monthName } from '../../parts/monthName';
import { strings } from '../strings';
import { SumLine } from '../../parts/sums/SumLine';
import type { Batch } from './Batch';
import { BatchChecks } from './BatchChecks';
import { BatchButtons } from './BatchButtons';
import { BatchChanges } from './BatchChanges';
import { BatchPayButtons } from './BatchPayButtons';
import { BatchProgress } from './BatchProgress';
import { BatchStatements } from './BatchStatements';
import { Elsewhere } from './Elsewhere';

/** One batch: where it stands and what comes next, what changed since the preview before, the sum, its statements, history. */
export function SettlementDetailScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { nameFor } = useDictionary();
  const record = useRecord(settleApi.detail);
  const headOf = (batch: Batch) => ({
    name: [monthName(batch.settleMonth, locale), nameFor('settleDimension', batch.settleDimension), nameFor('country', batch.country)].join(
      ', ',
    ),
    mark: <StatusTag type="settleStatus" code={batch.settleStatus} />,
    subtitle: [batch.batchNo, batch.currency, ...(batch.provisional && batch.settleStatus === 0 ? [t('provisional')] : [])].join(' · '),
    actions: (
      <>
        <BatchPayButtons batch={batch} />
        <BatchButtons batch={batch} />
      </>
    ),
  });
  return (
    <RecordFrame
      record={record}
      noun={t('title')}
      needs="settle.preview"
      list={{ label: t('title'), path: '/settle', needs: 'settle.preview' }}
      head={headOf}
    >
      {(batch) => (
        <>
          <BatchProgress batch={batch} />
          <BatchChanges batch={batch} />
          <SumLine sums={batch} currency={batch.currency} />
          <Elsewhere amounts={batch.payableElsewhere} />
          <BatchStatements batch={batch} />
          {batch.settleStatus === 0 && <BatchChecks batch={batch} />}
          <RecordHistory endpoint={settleApi.history} id={batch.id} />
        </>
      )}
    </RecordFrame>
  );
}
