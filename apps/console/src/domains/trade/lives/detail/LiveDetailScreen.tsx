import Button from '@mui/material/Button';
import { liveApi, type LiveRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { RecordColumns } from '../../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../../kit/record/RecordFrame';
import { useRecord } from '../../../../kit/record/useRecord';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { strings } from '../strings';
import { useLiveActs } from '../useLiveActs';
import { LiveFacts } from './LiveFacts';
import { LiveResults } from './LiveResults';
import { liveNext } from './liveNext';
import { LiveProgress } from './LiveProgress';

/** One live broadcast: where it stands, what comes next, what is shown when, and what came of it. */
export function LiveDetailScreen() {
  const t = useStrings(strings);
  const record = useRecord(liveApi.detail);
  const { reload } = record;
  const { actsOf, dialog } = useLiveActs();
  const headOf = (row: LiveRow) => {
    const { act } = liveNext(row);
    return {
      name: row.liveTitle,
      mark: <StatusTag type="liveStatus" code={row.liveStatus} />,
      subtitle: [row.liveNo, row.up.name].join(' · '),
      // The filled one, last, is what comes next.
      actions: actsOf(row, () => void reload())
        .toSorted((a, b) => Number(a.key === act) - Number(b.key === act))
        .map(({ key, label, isDanger, onRun }) => (
          <Button key={key} variant={key === act ? 'contained' : 'outlined'} color={isDanger ? 'error' : 'primary'} onClick={onRun}>
            {label}
          </Button>
        )),
    };
  };
  return (
    <>
      <RecordFrame
        record={record}
        noun={t('noun')}
        needs="live.get"
        list={{ label: t('title'), path: '/live_broadcast_management', needs: 'live.query' }}
        head={headOf}
      >
        {(row) => (
          <>
            <LiveProgress row={row} />
            <RecordColumns
              main={
                <>
                  <Section title={t('facts')}>
                    <LiveFacts row={row} />
                  </Section>
                  <Section title={t('results')}>
                    <LiveResults row={row} />
                  </Section>
                </>
              }
              side={<RecordHistory endpoint={liveApi.history} id={row.id} />}
            />
          </>
        )}
      </RecordFrame>
      {dialog}
    </>
  );
}
