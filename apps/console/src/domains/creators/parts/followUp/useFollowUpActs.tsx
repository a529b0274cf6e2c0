import { followUpApi, type FollowUpRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { useAct } from '../../../../kit/record/useAct';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { followUpStrings } from './followUpStrings';

const NoteDialog = lazyDialog(async () => (await import('./FollowUpDialog')).FollowUpDialog);
const DayDialog = lazyDialog(async () => (await import('./PostponeDialog')).PostponeDialog);

interface FollowUpAct {
  key: string;
  label: string;
  isDanger?: boolean;
  onRun: () => void;
}

interface FollowUpActs {
  /** `onDone` hears of what happened. */
  actsOf: (row: FollowUpRow, onDone: () => void) => FollowUpAct[];
  dialog: ReactNode;
}

/** What may be done with a note as its `can` says, and the dialog that one of them has opened. */
export function useFollowUpActs(): FollowUpActs {
  const t = useStrings(followUpStrings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const { act } = useAct();
  const [open, setOpen] = useState<{ what: 'done' | 'edit' | 'postpone'; row: FollowUpRow; onDone: () => void }>();
  const actsOf = useCallback(
    (row: FollowUpRow, onDone: () => void): FollowUpAct[] => {
      const { name } = row.up;
      const show = (what: 'done' | 'edit' | 'postpone') => () => setOpen({ what, row, onDone });
      const drop = async () => {
        const answer = await confirm({
          title: t('dropTitle', { name }),
          children: t('dropHint'),
          confirmLabel: t('drop'),
          danger: true,
          reason: { min: 0, max: 200, label: t('dropReason') },
          action: (reason) => client.call(followUpApi.drop, { id: row.id, ...(reason && { reason }) }),
        });
        if (!answer) return;
        await act(async () => undefined, t('dropped'));
        onDone();
      };
      const all: (FollowUpAct & { event: string })[] = [
        { event: 'complete', key: 'done', label: t('done'), onRun: show('done') },
        { event: 'postpone', key: 'postpone', label: t('postpone'), onRun: show('postpone') },
        { event: 'edit', key: 'edit', label: t('edit'), onRun: show('edit') },
        { event: 'drop', key: 'drop', label: t('drop'), isDanger: true, onRun: () => void drop() },
      ];
      return all.filter(({ event }) => row.can.includes(event)).map(({ event: _event, ...one }) => one);
    },
    [t, client, confirm, act],
  );
  const close = (hasChanged: boolean) => {
    setOpen(undefined);
    if (hasChanged) open?.onDone();
  };
  if (!open) return { actsOf, dialog: null };
  const { what, row } = open;
  const { id, version, kind, content } = row;
  const { name } = row.up;
  const dialog =
    what === 'postpone' ? (
      <DayDialog row={row} onClose={close} />
    ) : (
      <NoteDialog subject={what === 'done' ? { what, name, id } : { what, name, id, version, kind, content }} onClose={close} />
    );
  return { actsOf, dialog };
}
