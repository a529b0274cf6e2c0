import { commentApi, type CommentRow } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { commentStrings } from './commentStrings';

const ReplyDialog = lazyDialog(async () => (await import('./ReplyDialog')).ReplyDialog);
const BlackDialog = lazyDialog(async () => (await import('./BlackDialog')).BlackDialog);

/** What this person may do with a comment now, and the dialogs of it. */
export function useCommentActs(onDone: () => void): { actsOf: (comment: CommentRow) => RowAction[]; dialog: ReactNode } {
  const t = useStrings(commentStrings);
  const notify = useNotice();
  const confirm = useConfirm();
  const callOnce = useCallOnce();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ what: 'reply' | 'black'; comment: CommentRow }>();
  const moderate = useCallback(
    async (event: 'hide' | 'unhide' | 'delete', { id }: CommentRow) => {
      if (event === 'delete') {
        const sure = await confirm({ title: t('deleteAsk'), children: t('deleteHint'), confirmLabel: t('delete'), danger: true });
        if (!sure) return;
      }
      try {
        const { failed, hereOnly } = await callOnce(commentApi[event], { ids: [id] });
        if (failed[0]) notify.error(failed[0].message);
        else notify.success(hereOnly && event === 'hide' ? hereOnly.message : t(`${event}Done`, { count: 1 }));
      } catch (error) {
        notify.error((error as Error).message);
      }
      onDone();
      await queries.invalidateQueries();
    },
    [callOnce, confirm, notify, queries, t, onDone],
  );
  const actsOf = useCallback(
    (comment: CommentRow): RowAction[] => {
      const { can } = comment;
      return [
        ...(can.includes('reply') ? [{ key: 'reply', label: t('reply'), onRun: () => setAsked({ what: 'reply', comment }) }] : []),
        ...(['hide', 'unhide'] as const)
          .filter((event) => can.includes(event))
          .map((event) => ({ key: event, label: t(event), onRun: () => void moderate(event, comment) })),
        ...(can.includes('markBlack')
          ? [{ key: 'markBlack', label: t('markBlack'), onRun: () => setAsked({ what: 'black', comment }) }]
          : []),
        ...(can.includes('delete')
          ? [{ key: 'delete', label: t('delete'), isDanger: true, onRun: () => void moderate('delete', comment) }]
          : []),
      ];
    },
    [t, moderate],
  );
  const close = (hasChanged: boolean) => {
    setAsked(undefined);
    if (hasChanged) onDone();
  };
  const dialog =
    asked?.what === 'reply' ? (
      <ReplyDialog comment={asked.comment} onClose={close} />
    ) : asked ? (
      <BlackDialog comment={asked.comment} onClose={close} />
    ) : null;
  return { actsOf, dialog };
}
