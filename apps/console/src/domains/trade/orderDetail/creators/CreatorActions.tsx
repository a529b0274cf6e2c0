import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { creatorReasons, type SubmissionRow, workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { useAct } from '../../../../kit/record/useAct';
import { RejectDialog } from '../../../../kit/review/RejectDialog';
import { useReasons } from '../../../../kit/review/useReasons';
import { strings, type Word } from '../strings';
import type { OrderDesk } from '../useOrderDesk';

const FollowUpDialog = lazyDialog(async () => (await import('../../../creators/parts/followUp/FollowUpDialog')).FollowUpDialog);
const ScriptDialog = lazyDialog(async () => (await import('../../parts/script/ScriptDialog')).ScriptDialog);

/** Buttons of a submitted creator, drawn from its `can`. */
export function CreatorActions({ row, desk }: { row: SubmissionRow; desk: OrderDesk }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const { act, isBusy } = useAct();
  const reasons = useReasons(creatorReasons);
  const [isRejecting, setRejecting] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const [isScripting, setScripting] = useState(false);
  const name = row.up.name;
  const { id } = row;

  const withReason = async (
    title: Word,
    label: Word,
    done: Word,
    endpoint: typeof workOrderUpApi.terminate | typeof workOrderUpApi.cancelApproval | typeof workOrderUpApi.unfulfil,
  ) => {
    const answer = await confirm({
      title: t(title, { name }),
      children: t('reasonHint'),
      confirmLabel: t(label),
      danger: true,
      reason: { min: 1, max: 500 },
      action: (reason) => client.call(endpoint, { id, reason }),
    });
    if (answer) await act(async () => undefined, t(done, { name }));
  };
  const contact = async () => {
    const reason = { min: 1, max: 500, label: t('contactLabel') };
    const answer = await confirm({
      title: t('contactTitle', { name }),
      children: t('contactHint'),
      confirmLabel: t('contact'),
      reason,
      action: (content) => client.call(workOrderUpApi.contact, { id, content }),
    });
    if (answer) await act(async () => undefined, t('contactedDone', { name }));
  };
  const withdraw = async () => {
    const answer = await confirm({
      title: t('withdrawAsk', { name }),
      children: t('withdrawHint'),
      confirmLabel: t('withdraw'),
      danger: true,
      action: () => client.call(workOrderUpApi.withdraw, { id }),
    });
    if (answer) await act(async () => undefined, t('withdrawnDone', { name }));
  };

  const main: ButtonProps = { variant: 'outlined' };
  const quiet: ButtonProps = { variant: 'text' };
  const danger: ButtonProps = { variant: 'text', color: 'error' };
  const all: { event: string; word: Word; look: ButtonProps; run: () => void }[] = [
    {
      event: 'approve',
      word: 'approveUp',
      look: main,
      run: () => void act(() => client.call(workOrderUpApi.approve, { id }), t('approvedDone', { name })),
    },
    { event: 'reject', word: 'rejectUp', look: danger, run: () => setRejecting(true) },
    { event: 'resubmit', word: 'doResubmit', look: main, run: () => desk.openForm({ submissionId: id, kind: 'resubmit' }) },
    { event: 'agree', word: 'doAgree', look: main, run: () => desk.openForm({ submissionId: id, kind: 'agree' }) },
    { event: 'submitPreview', word: 'doPreview', look: main, run: () => desk.openForm({ submissionId: id, kind: 'preview' }) },
    { event: 'submitPublish', word: 'doPublish', look: main, run: () => desk.openForm({ submissionId: id, kind: 'publish' }) },
    { event: 'requestSample', word: 'doSample', look: quiet, run: () => desk.openForm({ submissionId: id, kind: 'sample' }) },
    { event: 'addScript', word: 'doScript', look: quiet, run: () => setScripting(true) },
    {
      event: 'startProduce',
      word: 'startProduce',
      look: quiet,
      run: () => void act(() => client.call(workOrderUpApi.startProduce, { id }), t('producedDone', { name })),
    },
    { event: 'followUp', word: 'followUp', look: quiet, run: () => setNoting(true) },
    { event: 'contact', word: 'contact', look: quiet, run: () => void contact() },
    { event: 'withdraw', word: 'withdraw', look: quiet, run: () => void withdraw() },
    {
      event: 'cancelApproval',
      word: 'cancelApproval',
      look: quiet,
      run: () => void withReason('cancelApprovalTitle', 'cancelApproval', 'cancelledDone', workOrderUpApi.cancelApproval),
    },
    {
      event: 'unfulfil',
      word: 'unfulfil',
      look: danger,
      run: () => void withReason('unfulfilTitle', 'unfulfil', 'unfulfilDone', workOrderUpApi.unfulfil),
    },
    {
      event: 'terminate',
      word: 'terminate',
      look: danger,
      run: () => void withReason('terminateTitle', 'terminate', 'terminatedDone', workOrderUpApi.terminate),
    },
  ];
  const allowed = all.filter(({ event }) => row.can.includes(event));
  if (allowed.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {allowed.map(({ event, word, look, run }) => (
        <Button key={event} size="small" {...look} disabled={isBusy} onClick={run}>
          {t(word)}
        </Button>
      ))}
      {isNoting && <FollowUpDialog subject={{ what: 'add', name, upId: row.up.id, workOrderUpId: id }} onClose={() => setNoting(false)} />}
      {isScripting && <ScriptDialog of={{ workOrderUpId: id, upName: name }} onClose={() => setScripting(false)} />}
      {isRejecting && (
        <RejectDialog
          title={t('rejectTitle', { name })}
          reasons={reasons}
          onClose={() => setRejecting(false)}
          onReject={async (reason) => {
            await client.call(workOrderUpApi.reject, { id, reason });
            void act(async () => undefined, t('rejectedDone', { name }));
          }}
        />
      )}
    </Box>
  );
}
