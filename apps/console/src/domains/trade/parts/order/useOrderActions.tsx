import { type WorkOrderRow, workOrderApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { BatchDialog } from '../BatchDialog';
import { AllocateDialog } from './allocate/AllocateDialog';
import { EndDialog } from './EndDialog';
import { ExtendDialog } from './ExtendDialog';
import { bdOrderPath } from './orderPaths';
import { orderStrings } from './strings';

/** Something the server allows with an order now. */
export interface OrderAction {
  key: string;
  label: string;
  isDanger?: boolean;
  onRun: () => void;
}

type Done = () => void;

/** Everything that may be done with an order, drawn from its `can`, and the dialog that is open for it. */
export function useOrderActions() {
  const t = useStrings(orderStrings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const router = useRouter();
  const [dialog, setDialog] = useState<ReactNode>();

  const open = useCallback((onDone: Done, draw: (close: (hasChanged: boolean) => void) => ReactNode) => {
    const close = (hasChanged: boolean) => {
      setDialog(undefined);
      if (hasChanged) onDone();
    };
    setDialog(draw(close));
  }, []);

  /** Asks, does it, tells. */
  const ask = useCallback(
    async ({ title, hint, label, done, action, needsReason = false, isDanger = false }: Question, onDone: Done) => {
      const answer = await confirm({
        title,
        children: hint,
        confirmLabel: label,
        danger: isDanger,
        action,
        ...(needsReason && { reason: { min: 1, max: 500 } }),
      });
      if (!answer) return;
      notify.success(done);
      onDone();
    },
    [confirm, notify],
  );

  /** What comes after a claim is submitting creators, so a list leads on to the order. */
  const claim = useCallback(
    async ({ id, workOrderName: name }: WorkOrderRow, onDone: Done) => {
      try {
        await client.call(workOrderApi.claim, { id });
        notify.success(t('claimed', { name }));
        onDone();
        const path = bdOrderPath({ workOrderStatus: 2 });
        if (!router.state.location.pathname.startsWith('/workOrderBD')) await router.navigate({ href: `${path}?id=${id}` });
      } catch (error) {
        notify.error((error as Error).message);
        onDone();
      }
    },
    [client, notify, router, t],
  );

  /** One order may be handed out, or many; each answers for itself. */
  const handOut = useCallback(
    (ids: readonly string[], nameOf: (id: string) => string, onDone: Done) =>
      open(onDone, (close) => (
        <BatchDialog
          title={ids.length === 1 ? t('handOutAsk', { name: nameOf(ids[0] ?? '') }) : t('handOutMany', { count: ids.length })}
          hint={t('handOutHint')}
          confirmLabel={t('handOut')}
          ids={ids}
          run={(some) => client.call(workOrderApi.handOut, { ids: some })}
          nameOf={nameOf}
          onClose={close}
        />
      )),
    [client, open, t],
  );

  const actionsOf = useCallback(
    (order: WorkOrderRow, onDone: Done): OrderAction[] => {
      const { id, workOrderName: name } = order;
      const all: (OrderAction & { event: string })[] = [
        { event: 'claim', key: 'claim', label: t('claim'), onRun: () => void claim(order, onDone) },
        {
          event: 'allocate',
          key: 'allocate',
          label: t('allocate'),
          onRun: () => open(onDone, (close) => <AllocateDialog order={order} onClose={close} />),
        },
        { event: 'handOut', key: 'handOut', label: t('handOut'), onRun: () => handOut([id], () => name, onDone) },
        {
          event: 'extend',
          key: 'extend',
          label: t('extend'),
          onRun: () => open(onDone, (close) => <ExtendDialog order={order} onClose={close} />),
        },
        {
          event: 'recall',
          key: 'recall',
          label: t('recall'),
          onRun: () =>
            void ask(
              {
                title: t('recallAsk', { name }),
                hint: t('recallHint'),
                label: t('recall'),
                done: t('recalled', { name }),
                action: () => client.call(workOrderApi.recall, { id }),
              },
              onDone,
            ),
        },
        {
          event: 'returnAlloc',
          key: 'returnAlloc',
          label: t('returnAlloc'),
          onRun: () =>
            void ask(
              {
                title: t('returnAsk', { name }),
                hint: t('returnHint'),
                label: t('returnAlloc'),
                done: t('returned'),
                needsReason: true,
                isDanger: true,
                action: (reason) => client.call(workOrderApi.returnAlloc, { id, reason }),
              },
              onDone,
            ),
        },
        {
          event: 'reopen',
          key: 'reopen',
          label: t('reopen'),
          onRun: () =>
            void ask(
              {
                title: t('reopenAsk', { name }),
                hint: t('reopenHint'),
                label: t('reopen'),
                done: t('reopened', { name }),
                action: () => client.call(workOrderApi.reopen, { id }),
              },
              onDone,
            ),
        },
        {
          event: 'end',
          key: 'end',
          label: t('end'),
          isDanger: true,
          onRun: () => open(onDone, (close) => <EndDialog order={order} onClose={close} />),
        },
      ];
      return all.filter(({ event }) => order.can.includes(event)).map(({ event: _event, ...action }) => action);
    },
    [t, claim, open, handOut, ask, client],
  );
  return { actionsOf, handOut, open, dialog };
}

interface Question {
  title: string;
  hint: string;
  label: string;
  done: string;
  action: (reason: string) => Promise<unknown>;
  needsReason?: boolean;
  isDanger?: boolean;
}
