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

/** What may be done with a live as its `can` says, a way to plan one, and the dialog that is open. `onDone` hears of each that happened. */
export function useLiveActs(onDone: () => void): { actsOf: (row: LiveRow) => LiveAct[]; plan: () => void; dialog: ReactNode } {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const { act } = useAct();
  const [open, setOpen] = useState<{ what: 'plan' } | { what: 'report' | 'reschedule'; row: LiveRow }>();
  const actsOf = useCallback(
    (row: LiveRow): LiveAct[] => {
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
        report: () => setOpen({ what: 'report', row }),
        reschedule: () => setOpen({ what: 'reschedule', row }),
        miss: () => end('miss', 'missed'),
        cancel: () => end('cancel', 'cancelled'),
      };
      return order
        .filter((key) => row.can.includes(key))
        .map((key) => ({ key, label: t(key), isDanger: key === 'miss' || key === 'cancel', onRun: () => void run[key]() }));
    },
    [t, client, confirm, act, onDone],
  );
  const close = (hasChanged: boolean) => {
    setOpen(undefined);
    if (hasChanged) onDone();
  };
  const dialog =
    open &&
    (open.what === 'report' ? (
      <ReportDialog row={open.row} onClose={close} />
    ) : (
      <PlanDialog {...(open.what === 'reschedule' && { row: open.row })} onClose={close} />
    ));
  return { actsOf, plan: useCallback(() => setOpen({ what: 'plan' }), []), dialog };
}
