import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { liveApi, type LiveRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Card, NextStep, Section } from '@backlot/ui-kit';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { RecordColumns } from '../../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../../kit/record/RecordFrame';
import { useRecord } from '../../../../kit/record/useRecord';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { strings } from '../strings';
import { useLiveActs } from '../useLiveActs';
import { localOf } from '../zoneTime';
import { LiveFacts } from './LiveFacts';
import { LiveResults } from './LiveResults';
import { liveNext } from './liveNext';

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
            <Next row={row} />
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

function Next({ row }: { row: LiveRow }) {
  const t = useStrings(strings);
  const { word, tone, act } = liveNext(row);
  const time = localOf(row.liveStatus === 2 ? row.endTime : row.beginTime, row.country).replace('T', ' ');
  return (
    <Card component="section">
      <Box sx={{ p: { xs: 3.5, sm: 4.5 } }}>
        <NextStep tone={tone} {...(act === undefined && { lead: '' })}>
          {t(word, { time, reason: row.reason ?? '' })}
        </NextStep>
      </Box>
    </Card>
  );
}
