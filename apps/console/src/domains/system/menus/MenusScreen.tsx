import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type MenuRow, type OutputOf, sysMenuApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, PageFrame, SearchField, Section, useConfirm, useNotice } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { LazyEditDialog } from '../../../kit/edit/LazyEditDialog';
import { ExplainedButton } from '../../../kit/list/ExplainedButton';
import { useEditing } from '../../../kit/edit/useEditing';
import { useListUrl } from '../../../kit/query/useListUrl';
import { usePermissionReason } from '../../../kit/list/usePermissionReason';
import { useTrail } from '../../../shell/menu/useTrail';
import { idsBelow } from '../../../kit/tree/treeOrder';
import { MenuTable } from './MenuTable';
import { menuForm } from './menuForm';
import { strings } from './strings';

const all = '*';

/** Directories, menus and buttons of every application as one tree (system-pages 1.7.10). */
export function MenusScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const trail = useTrail();
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const whyMissing = usePermissionReason();
  const { search, onSearchChange } = useListUrl();
  const filters = new URLSearchParams(search);
  const application = filters.get('application') ?? '';
  const term = filters.get('name') ?? '';
  const { data, error, refetch } = useQuery(client.query(sysMenuApi.list, application ? { application } : {}));
  const apps = useQuery(client.query(sysMenuApi.apps, {})).data ?? [];
  const { editing, open, close, draft } = useEditing<{ row?: MenuRow; parent?: MenuRow }>('menus');
  const entries = (data ?? []).map((row) => ({ ...row, parentId: row.pid }));
  const nameOfRow = (row: MenuRow) => nameOf(row, locale);

  const narrow = (key: string, value: string) => {
    const next = new URLSearchParams(search);
    next.delete(key);
    if (value) next.set(key, value);
    onSearchChange(next.size ? `?${next}` : '', { isReplace: true });
  };
  const remove = async (row: MenuRow) => {
    const name = nameOfRow(row);
    const below = idsBelow(entries, row.id).size - 1;
    let gone: OutputOf<typeof sysMenuApi.delete> | undefined;
    const action = async () => {
      gone = await client.call(sysMenuApi.delete, { id: row.id });
    };
    await confirm({
      title: t('deleteAsk', { name }),
      children: t('deleteHint', { count: below }),
      confirmLabel: t('delete'),
      danger: true,
      action,
    });
    if (!gone) return;
    notify.success(t('deleted', { count: gone.deleted, roles: gone.roles }));
    await refetch();
  };
  return (
    <PageFrame
      title={t('title')}
      breadcrumbs={trail}
      actions={
        <ExplainedButton variant="contained" whyNot={whyMissing('sysMenu.add')} onClick={() => open({})}>
          {t('add')}
        </ExplainedButton>
      }
    >
      <Section flush>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, px: 4, py: 3, alignItems: 'center' }}>
          <SearchField label={t('find')} placeholder={t('find')} value={term} onChange={(value) => narrow('name', value)} />
          <TextField
            select
            size="small"
            value={application || all}
            onChange={(event) => narrow('application', event.target.value === all ? '' : event.target.value)}
            sx={{ minWidth: 180 }}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('application') } } }}
          >
            <MenuItem value={all}>{t('everyApp')}</MenuItem>
            {apps.map((app) => (
              <MenuItem key={app.code} value={app.code}>
                {nameOf(app, locale)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        {error && (
          <ErrorState dense={Boolean(data)} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {!data && !error && <LoadingState shape="table" />}
        {data && entries.length === 0 && <EmptyState title={t('empty')} />}
        {entries.length > 0 && (
          <MenuTable
            entries={entries}
            term={term}
            onAdd={(parent) => open({ parent })}
            onEdit={(row) => open({ row })}
            onDelete={(row) => void remove(row)}
          />
        )}
      </Section>
      {editing && (
        <LazyEditDialog
          api={sysMenuApi}
          form={menuForm({
            t,
            parent: editing.parent,
            application: editing.parent?.application ?? (application || (apps[0]?.code ?? '')),
            nameOf: (id) => entries.filter((row) => row.id === id).map(nameOfRow)[0],
          })}
          row={editing.row}
          noun={t('noun')}
          nameOf={nameOfRow}
          onDone={() => void refetch()}
          draft={draft}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}
