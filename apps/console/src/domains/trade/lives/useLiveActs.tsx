import { liveApi, type LiveRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { useAct } from '../../../kit/record/useAct';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

const PlanDialog = lazyDialog(async () => (await import('./plan/PlanDialog')).PlanDialog);
const ReportDialog = lazyDialog(async () => (await import('./ReportDialog')).ReportDialog);

interface LiveAct {
  key: string;
  label: string;
  isDanger?: boolean;
  onRun: () => void;
}

/** The order in which acts stand: what goes on first, what ends it last. */
const order = ['report', 'reschedule', 'miss', 'cancel'] as const;

interface LiveActs {
  /** `onDone` hears of what happened. */
  actsOf: (row: LiveRow, onDone: () => void) => LiveAct[];
  plan: (onDone: () => void) => void;
  dialog: ReactNode;
}

/** What may be done with a live as its `can` says, a way to plan one, and the dialog that is open. */
export function useLiveActs(): LiveActs {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const { act } = useAct();
  const [open, setOpen] = useState<({ what: 'plan' } | { what: 'report' | 'reschedule'; row: LiveRow }) & { onDone: () => void }>();
  const actsOf = useCallback(
    (row: LiveRow, onDone: () => void): LiveAct[] => {
      const { id } = row;
      const { name } = row.up;
      const end = async (what: 'cancel' | 'miss', done: 'cancelled' | 'missed') => {
        const answer = await confirm({
          title: t(`${what}Title`, { name }),
          children: t(`${what}Hint`),
          confirmLabel: t(what),
          danger: true,
          reason: { min: 1, max: 500 },
          action: (reason) => client.call(liveApi[what], { id, reason }),
        });
        if (!answer) return;
        await act(async () => undefined, t(done));
        onDone();
      };
      const run: Record<(typeof order)[number], () => unknown> = {
        report: () => setOpen({ what: 'report', row, onDone }),
        reschedule: () => setOpen({ what: 'reschedule', row, onDone }),
        miss: () => end('miss', 'missed'),
        cancel: () => end('cancel', 'cancelled'),
      };
      return order
        .filter((key) => row.can.includes(key))
        .map((key) => ({ key, label: t(key), isDanger: key === 'miss' || key === 'cancel', onRun: () => void run[key]() }));
    },
    [t, client, confirm, act],
  );
  const close = (hasChanged: boolean) => {
    setOpen(undefined);
    if (hasChanged) open?.onDone();
  };
  const dialog =
    open &&
    (open.what === 'report' ? (
      <ReportDialog row={open.row} onClose={close} />
    ) : (
      <PlanDialog {...(open.what === 'reschedule' && { row: open.row })} onClose={close} />
    ));
  return { actsOf, plan: useCallback((onDone: () => void) => setOpen({ what: 'plan', onDone }), []), dialog };
}
