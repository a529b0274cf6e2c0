import { sampleApi, type SampleRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { useAct } from '../../../../kit/record/useAct';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';

const dialogs = {
  reject: lazyDialog(async () => (await import('./RejectSampleDialog')).RejectSampleDialog),
  ship: lazyDialog(async () => (await import('./ShipDialog')).ShipDialog),
  deliver: lazyDialog(async () => (await import('./DeliverDialog')).DeliverDialog),
  bringBack: lazyDialog(async () => (await import('./BringBackDialog')).BringBackDialog),
};

/** Something that may be done with a sample. */
export interface SampleAct {
  key: string;
  label: string;
  isDanger?: boolean;
  onRun: () => void;
}

/** The order in which acts stand: what goes on first, what ends it last. */
const order = ['approve', 'ship', 'deliver', 'bringBack', 'reject', 'withdraw', 'lose', 'exempt'] as const;

/** What may be done with a sample as its `can` says, and the dialog that one of them has opened. `onDone` hears of each that happened. */
export function useSampleActs(onDone: () => void): { actsOf: (row: SampleRow) => SampleAct[]; dialog: ReactNode } {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const { act } = useAct();
  const [open, setOpen] = useState<{ what: keyof typeof dialogs; row: SampleRow }>();
  const actsOf = useCallback(
    (row: SampleRow): SampleAct[] => {
      const { id } = row;
      const { name } = row.up;
      const show = (what: keyof typeof dialogs) => () => setOpen({ what, row });
      const tell = async (done: string) => {
        await act(async () => undefined, done);
        onDone();
      };
      const run: Record<(typeof order)[number], () => unknown> = {
        approve: async () => {
          if (await act(() => client.call(sampleApi.approve, { id }), t('approved', { name }))) onDone();
        },
        ship: show('ship'),
        deliver: show('deliver'),
        bringBack: show('bringBack'),
        reject: show('reject'),
        withdraw: async () => {
          const answer = await confirm({
            title: t('withdrawTitle', { name }),
            children: t('withdrawHint'),
            confirmLabel: t('withdraw'),
            danger: true,
            action: () => client.call(sampleApi.withdraw, { id }),
          });
          if (answer) await tell(t('withdrawn'));
        },
        lose: async () => {
          const answer = await confirm({
            title: t('loseTitle', { name }),
            children: t('loseHint'),
            confirmLabel: t('lose'),
            danger: true,
            action: () => client.call(sampleApi.lose, { id }),
          });
          if (answer) await tell(t('lost'));
        },
        exempt: async () => {
          const answer = await confirm({
            title: t('exemptTitle', { name }),
            children: t('exemptHint'),
            confirmLabel: t('exempt'),
            reason: { min: 1, max: 500 },
            action: (reason) => client.call(sampleApi.exempt, { id, reason }),
          });
          if (answer) await tell(t('exempted', { name }));
        },
      };
      return order
        .filter((key) => row.can.includes(key))
        .map((key) => ({ key, label: t(key), isDanger: key === 'reject' || key === 'lose', onRun: () => void run[key]() }));
    },
    [t, client, confirm, act, onDone],
  );
  const Dialog = open && dialogs[open.what];
  const close = (hasChanged: boolean) => {
    setOpen(undefined);
    if (hasChanged) onDone();
  };
  return { actsOf, dialog: Dialog && <Dialog row={open.row} onClose={close} /> };
}
