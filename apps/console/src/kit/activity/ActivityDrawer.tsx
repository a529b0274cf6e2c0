import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { activityApi, type ActivityRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, SideDrawer, useConfirm, useNotice } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../shell/console/ConsoleContext';
import { strings, type Word } from './strings';

const words: Record<string, Word> = { 'sysUser.changeRoles': 'changeRoles', 'sysNotice.publish': 'publishNotices' };

/** What was done, in words: `Disabled 38`. */
const wordOf = ({ kind, wish }: ActivityRow): Word =>
  kind === 'sysUser.changeStatus' ? (wish['status'] === 1 ? 'disableUsers' : 'enableUsers') : (words[kind] ?? 'other');

/** The own bulk actions of the last 7 days; what may still be taken back has a button. */
export function ActivityDrawer({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const { data, error, refetch } = useQuery({ ...client.query(activityApi.page, { pageNo: 1, pageSize: 50 }), gcTime: 0 });
  const undo = async (row: ActivityRow) => {
    let result = { ok: 0, failed: 0, reason: '' };
    const action = async () => {
      const { ok, failed } = await client.call(activityApi.undo, { id: row.id });
      result = { ok: ok.length, failed: failed.length, reason: failed[0]?.message ?? '' };
    };
    if (
      !(await confirm({
        title: t('undoAsk', { what: t(wordOf(row), { count: row.rowCount }) }),
        children: t('undoHint'),
        confirmLabel: t('undo'),
        action,
      }))
    )
      return;
    if (result.ok > 0) notify.success(t('undone', { count: result.ok }));
    if (result.failed > 0) notify.error(t('notUndone', { count: result.failed, reason: result.reason }));
    void refetch();
    onChanged();
  };
  return (
    <SideDrawer open title={t('title')} subtitle={t('hint')} onClose={onClose}>
      {!data && !error && <LoadingState count={4} />}
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data?.rows.length === 0 && <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
      {data && data.rows.length > 0 && (
        <List aria-label={t('title')}>
          {data.rows.map((row) => (
            <ListItem key={row.id} disableGutters divider sx={{ gap: 3 }}>
              <ListItemText
                primary={t(wordOf(row), { count: row.rowCount })}
                secondary={`${format.exact(row.createTime)} · ${row.names.join(', ')}${row.rowCount > row.names.length ? '…' : ''}`}
              />
              {row.canUndo && (
                <Button size="small" variant="outlined" onClick={() => void undo(row)}>
                  {t('undo')}
                </Button>
              )}
              {row.undoTime && <span>{t('wasUndone')}</span>}
            </ListItem>
          ))}
        </List>
      )}
    </SideDrawer>
  );
}
