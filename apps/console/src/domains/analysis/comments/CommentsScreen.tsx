import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { commentApi, type CommentRow } from '@backlot/contract';
import type { BulkAction } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { RehearsalDialog } from '../../../kit/bulk/RehearsalDialog';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { commentStrings } from '../parts/comments/commentStrings';
import { useCommentActs } from '../parts/comments/useCommentActs';
import { strings } from './strings';
import { useCommentList } from './useCommentList';

const CommentDrawer = lazyDialog(async () => (await import('../parts/comments/CommentDrawer')).CommentDrawer);

type Event = 'hide' | 'unhide' | 'delete';
const events: readonly Event[] = ['hide', 'unhide', 'delete'];

/** Comments of all channels, or what answers one of them: filtered, moderated one by one or many at once after a rehearsal. */
export function CommentsScreen() {
  const t = useStrings(strings);
  const words = useStrings(commentStrings);
  const can = useCan();
  const navigate = useNavigate();
  const { client } = useConsole();
  const shape = useCommentList();
  const commentId = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('commentId') ?? '' });
  const [openId, setOpenId] = useState<string>();
  const [many, setMany] = useState<{ event: Event; ids: readonly string[]; list: ListHandle<CommentRow> }>();
  const [handle, setHandle] = useState<ListHandle<CommentRow>>();
  const { actsOf, dialog } = useCommentActs(useCallback(() => handle?.reload(), [handle]));
  const list = useMemo(() => (commentId ? { ...shape, query: { commentId } } : shape), [shape, commentId]);
  const rowActions = useCallback(
    (row: CommentRow, own: ListHandle<CommentRow>) => [
      { key: 'detail', label: words('detail'), onRun: () => setOpenId(row.id) },
      ...actsOf(row).map((act) => ({
        ...act,
        onRun: () => {
          setHandle(own);
          act.onRun();
        },
      })),
    ],
    [actsOf, words],
  );
  const bulkActions = useCallback(
    (own: ListHandle<CommentRow>): BulkAction[] =>
      events
        .filter((event) => can(`commentInfo.${event}`))
        .map((event) => ({
          key: event,
          label: words(event),
          ...(event === 'delete' && { isDanger: true }),
          onRun: (selection) => selection.kind === 'rows' && setMany({ event, ids: selection.ids, list: own }),
        })),
    [can, words],
  );
  const actions = useCallback(
    (own: ListHandle<CommentRow>) => (
      <>
        {commentId && (
          <Button variant="outlined" onClick={() => void navigate({ href: '/commentList' })}>
            {t('backToAll')}
          </Button>
        )}
        {openId && (
          <CommentDrawer
            id={openId}
            onOpen={setOpenId}
            onReplies={({ id }) => {
              setOpenId(undefined);
              void navigate({ href: `/secoundCommentInfo?commentId=${id}` });
            }}
            onChanged={own.reload}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </>
    ),
    [t, commentId, openId, navigate],
  );
  return (
    <>
      <ListPage
        calls={{ page: commentApi.page, export: commentApi.export }}
        table="comments"
        title={t(commentId ? 'repliesTitle' : 'title')}
        list={list}
        rowActions={rowActions}
        bulkActions={bulkActions}
        onOpenRow={({ id }) => setOpenId(id)}
        actions={actions}
        above={<Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('estimate')}</Box>}
      />
      {dialog}
      {many && (
        <RehearsalDialog
          title={words(`${many.event}Title`)}
          hint={many.event === 'unhide' ? undefined : words('channelHint')}
          confirmLabel={words(many.event)}
          isDanger={many.event === 'delete'}
          ids={many.ids}
          rehearse={(ids) => client.call(commentApi.rehearse, { ids, event: many.event })}
          run={(ids) => client.call(commentApi[many.event], { ids })}
          nameOf={many.list.nameOf}
          onClose={(hasChanged) => {
            setMany(undefined);
            if (hasChanged) many.list.reload();
          }}
        />
      )}
    </>
  );
}
