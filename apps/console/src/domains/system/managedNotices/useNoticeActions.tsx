import { type InputOf, sysNoticeApi } from '@backlot/contract';
import type { BulkAction, RowAction, Selection } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { RehearsalDialog } from '../../../kit/bulk/RehearsalDialog';
import { useEditing } from '../../../kit/edit/useEditing';
import type { Notice } from './Notice';
import { NoticeEditor } from './NoticeEditor';
import { ReceiptDrawer } from './ReceiptDrawer';
import { strings } from './strings';

type List = ListHandle<Notice>;
type Step = 'withdraw' | 'delete';

/** What may be done with notices, and what is open for it. */
export function useNoticeActions() {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const [dialog, setDialog] = useState<ReactNode>();
  const close = useCallback(() => setDialog(undefined), []);

  const { editing, open, close: closeEditor, draft } = useEditing<{ id?: string }>('notice');
  const edit = useCallback((notice: Notice | undefined) => open(notice ? { id: notice.id } : {}), [open]);
  const editor = useCallback(
    (list: List) => editing && <NoticeEditor id={editing.id} kept={draft} onDone={list.reload} onClose={closeEditor} />,
    [editing, draft, closeEditor],
  );
  const openReceipts = useCallback((notice: Notice) => setDialog(<ReceiptDrawer id={notice.id} onClose={close} />), [close]);

  const publish = useCallback(
    (ids: readonly string[], list: List) =>
      new Promise<boolean>((resolve) => {
        const done = (hasChanged: boolean) => {
          close();
          if (hasChanged) list.reload();
          resolve(hasChanged);
        };
        setDialog(
          <RehearsalDialog
            title={t('publishAsk', { count: ids.length })}
            hint={t('publishHint')}
            confirmLabel={t('publish')}
            ids={ids}
            rehearse={(some) => client.call(sysNoticeApi.rehearsePublish, { ids: some })}
            run={(some, batch) => client.call(sysNoticeApi.publish, { ids: some, batch })}
            nameOf={list.nameOf}
            onClose={done}
          />,
        );
      }),
    [client, close, t],
  );

  const take = useCallback(
    async (notice: Notice, step: Step, list: List) => {
      const name = notice.title;
      let problem: string | undefined;
      const action = async () => {
        const { failed } = await client.call(sysNoticeApi[step], { ids: [notice.id] } as InputOf<(typeof sysNoticeApi)[Step]>);
        problem = failed[0]?.message;
      };
      const words =
        step === 'withdraw'
          ? (['withdrawAsk', 'withdrawHint', 'withdraw', 'withdrawn'] as const)
          : (['deleteAsk', 'deleteHint', 'delete', 'deleted'] as const);
      if (!(await confirm({ title: t(words[0], { name }), children: t(words[1]), confirmLabel: t(words[2]), danger: true, action })))
        return;
      if (problem) notify.error(problem);
      else notify.success(t(words[3], { name }));
      list.reload();
    },
    [client, confirm, notify, t],
  );

  const rowActions = useCallback(
    (notice: Notice, list: List): RowAction[] => {
      const may = (action: string) => notice.can.includes(action);
      return [
        ...(may('edit') ? [{ key: 'edit', label: t('edit'), onRun: () => edit(notice) }] : []),
        ...(may('publish') ? [{ key: 'publish', label: t('publish'), onRun: () => void publish([notice.id], list) }] : []),
        ...(can('sysNotice.get') && notice.status !== 0
          ? [{ key: 'receipts', label: t('receipts'), onRun: () => openReceipts(notice) }]
          : []),
        ...(may('withdraw') ? [{ key: 'withdraw', label: t('withdraw'), onRun: () => void take(notice, 'withdraw', list) }] : []),
        ...(may('delete') ? [{ key: 'delete', label: t('delete'), isDanger: true, onRun: () => void take(notice, 'delete', list) }] : []),
      ];
    },
    [can, t, edit, openReceipts, publish, take],
  );
  const bulkActions = useCallback(
    (list: List): BulkAction[] =>
      can('sysNotice.publish')
        ? [
            {
              key: 'publish',
              label: t('publish'),
              takesAll: true,
              onRun: async (selection: Selection) => publish(await list.idsOf(selection), list),
            },
          ]
        : [],
    [can, t, publish],
  );
  return { rowActions, bulkActions, edit, editor, openReceipts, dialog };
}
