import Button from '@mui/material/Button';
import { scriptApi, type ScriptDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { RecordColumns } from '../../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../../kit/record/RecordFrame';
import { useRecord } from '../../../../kit/record/useRecord';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { VideoPlayer } from '../../parts/script/VideoPlayer';
import { strings } from '../strings';
import { type ScriptAct, useScriptActs } from '../useScriptActs';
import { EarlierRounds } from './EarlierRounds';
import { ScriptFacts } from './ScriptFacts';
import { scriptNext, ScriptProgress } from './ScriptProgress';

/** One script: where it stands, the video, what it belongs to, the rounds before, and what happened. */
export function ScriptDetailScreen() {
  const t = useStrings(strings);
  const record = useRecord(scriptApi.detail);
  const navigate = useNavigate();
  const { reload } = record;
  const { actsOf, dialog } = useScriptActs(
    useCallback(
      (act: ScriptAct['key']) => {
        if (act === 'remove') void navigate({ href: '/script' });
        else void reload();
      },
      [navigate, reload],
    ),
  );
  const headOf = (row: ScriptDetail) => {
    const { act } = scriptNext(row);
    return {
      name: row.scriptName,
      mark: <StatusTag type="reviewStatus" code={row.reviewStatus} />,
      subtitle: [row.up.name, row.workOrder.name].join(' · '),
      // The filled one, last, is what comes next.
      actions: actsOf(row)
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
        needs="script.get"
        list={{ label: t('title'), path: '/script', needs: 'script.query' }}
        head={headOf}
      >
        {(row) => (
          <>
            <ScriptProgress row={row} />
            <RecordColumns
              main={
                <>
                  <Section title={t(row.isStored ? 'video' : 'link')}>
                    <VideoPlayer key={row.round} id={row.id} round={row} />
                  </Section>
                  <Section title={t('facts')}>
                    <ScriptFacts row={row} />
                  </Section>
                  {row.rounds.length > 0 && (
                    <Section title={t('rounds')}>
                      <EarlierRounds id={row.id} rounds={row.rounds} />
                    </Section>
                  )}
                </>
              }
              side={<RecordHistory endpoint={scriptApi.history} id={row.id} />}
            />
          </>
        )}
      </RecordFrame>
      {dialog}
    </>
  );
}
