import Button from '@mui/material/Button';
import { sampleApi, type SampleDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { PdfButton } from '../../../../kit/pdf/PdfButton';
import { slipPdf } from '../../../../kit/pdf/PdfSource';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { RecordColumns } from '../../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../../kit/record/RecordFrame';
import { useRecord } from '../../../../kit/record/useRecord';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useSampleActs } from '../acts/useSampleActs';
import { strings } from '../strings';
import { loadSlip } from './loadSlip';
import { Parcel } from './Parcel';
import { Receiver } from './Receiver';
import { SampleFacts } from './SampleFacts';
import { sampleNext } from './sampleNext';
import { SampleProgress } from './SampleProgress';

/** One sample: where it stands, what comes next, what is sent where, and what happened. */
export function SampleDetailScreen() {
  const t = useStrings(strings);
  const record = useRecord(sampleApi.detail);
  const { client } = useConsole();
  const { reload } = record;
  const { actsOf, dialog } = useSampleActs(useCallback(() => void reload(), [reload]));
  const headOf = (row: SampleDetail) => {
    const { act } = sampleNext(row);
    return {
      name: row.sampleNo,
      mark: <StatusTag type="sampleStatus" code={row.sampleStatus} />,
      subtitle: [row.up.name, row.goods.name].join(' · '),
      // The filled one, last, is what comes next.
      actions: [
        ...(row.can.includes('slip') ? [<PdfButton key="slip" source={() => slipPdf(() => loadSlip(client, row.id))} />] : []),
        ...actsOf(row)
          .toSorted((a, b) => Number(a.key === act) - Number(b.key === act))
          .map(({ key, label, isDanger, onRun }) => (
            <Button key={key} variant={key === act ? 'contained' : 'outlined'} color={isDanger ? 'error' : 'primary'} onClick={onRun}>
              {label}
            </Button>
          )),
      ],
    };
  };
  return (
    <>
      <RecordFrame
        record={record}
        noun={t('noun')}
        needs="sample.get"
        list={{ label: t('title'), path: '/sample', needs: 'sample.query' }}
        head={headOf}
      >
        {(row) => (
          <>
            <SampleProgress row={row} />
            <RecordColumns
              main={
                <>
                  <Section title={t('facts')}>
                    <SampleFacts row={row} />
                  </Section>
                  <Parcel row={row} onDone={reload} />
                  <Receiver row={row} />
                </>
              }
              side={<RecordHistory endpoint={sampleApi.history} id={row.id} />}
            />
          </>
        )}
      </RecordFrame>
      {dialog}
    </>
  );
}
