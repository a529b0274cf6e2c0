import { scriptApi, scriptReasons, type ScriptRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { useAct } from '../../../kit/record/useAct';
import { RejectDialog } from '../../../kit/review/RejectDialog';
import { useReasons } from '../../../kit/review/useReasons';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

const ScriptDialog = lazyDialog(async () => (await import('../parts/script/ScriptDialog')).ScriptDialog);

/** Something that may be done with a script. */
export interface ScriptAct {
  key: 'approve' | 'resubmit' | 'reject' | 'remove';
  label: string;
  isDanger: boolean;
  onRun: () => void;
}

const order = ['approve', 'resubmit', 'reject', 'remove'] as const;

/** What may be done with a script as its `can` says, and the dialog that one of them has opened. `onDone` hears of each that happened. */
export function useScriptActs(onDone: (act: ScriptAct['key']) => void): {
  actsOf: (row: ScriptRow) => ScriptAct[];
  dialog: ReactNode;
} {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const { act } = useAct();
  const reasons = useReasons(scriptReasons);
  const [open, setOpen] = useState<{ what: 'reject' | 'resubmit'; row: ScriptRow }>();
  const actsOf = useCallback(
    (row: ScriptRow): ScriptAct[] => {
      const { id, scriptName: name } = row;
      const run: Record<ScriptAct['key'], () => unknown> = {
        approve: async () => {
          if (await act(() => client.call(scriptApi.approve, { id }), t('approved', { name }))) onDone('approve');
        },
        resubmit: () => setOpen({ what: 'resubmit', row }),
        reject: () => setOpen({ what: 'reject', row }),
        remove: async () => {
          const answer = await confirm({
            title: t('removeTitle', { name }),
            children: t('removeHint'),
            confirmLabel: t('remove'),
            danger: true,
            action: () => client.call(scriptApi.remove, { id }),
          });
          if (!answer) return;
          notify.success(t('removed', { name }));
          onDone('remove');
        },
      };
      return order
        .filter((key) => row.can.includes(key))
        .map((key) => ({
          key,
          label: t(key === 'resubmit' ? 'again' : key),
          isDanger: key === 'reject' || key === 'remove',
          onRun: () => void run[key](),
        }));
    },
    [t, client, confirm, notify, act, onDone],
  );
  const dialog = open && (
    <>
      {open.what === 'resubmit' && (
        <ScriptDialog
          of={open.row}
          onClose={(hasChanged) => {
            setOpen(undefined);
            if (hasChanged) onDone('resubmit');
          }}
        />
      )}
      {open.what === 'reject' && (
        <RejectDialog
          title={`${t('reject')}: ${open.row.scriptName}`}
          reasons={reasons}
          onClose={() => setOpen(undefined)}
          onReject={async (reason) => {
            await client.call(scriptApi.reject, { id: open.row.id, reason });
            notify.success(t('rejected', { name: open.row.scriptName }));
            onDone('reject');
          }}
        />
      )}
    </>
  );
  return { actsOf, dialog };
}
