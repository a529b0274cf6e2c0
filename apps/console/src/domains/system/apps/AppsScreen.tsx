import { sysAppApi } from '@backlot/contract';
import { nameOf, type Locale, type Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { StatusChip, useConfirm, useNotice } from '@backlot/ui-kit';
import { useCallback, useMemo } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { RowOf } from '../../../kit/list/CrudArea';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { lazyPart } from '../../../kit/lazyPart';
import { strings, type Word } from './strings';
import type { ListColumn, ListFilter, ListSearch } from '../../../kit/list/ListShape';

const AppFields = lazyPart(async () => (await import('./AppFields')).AppFields);

type App = RowOf<typeof sysAppApi>;

/** Applications of the switcher, one of them the default (system-pages 1.7.1). */
export function AppsScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const mayEdit = useCan()('sysApp.edit');
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const list = useMemo(() => listOf(t, locale), [t, locale]);

  const setDefault = useCallback(
    async (row: App, { reload }: ListHandle) => {
      const name = nameOf(row, locale);
      const answer = await confirm({
        title: t('defaultAsk', { name }),
        children: t('defaultHint'),
        confirmLabel: t('setDefault'),
        action: () => client.call(sysAppApi.setAsDefault, { id: row.id }),
      });
      if (!answer) return;
      notify.success(t('defaultDone', { name }));
      reload();
    },
    [client, confirm, locale, notify, t],
  );
  const rowActions = useCallback(
    (row: App, handle: ListHandle) =>
      mayEdit && row.active === 'N' ? [{ key: 'default', label: t('setDefault'), onRun: () => void setDefault(row, handle) }] : [],
    [mayEdit, t, setDefault],
  );
  return (
    <CrudPage
      api={sysAppApi}
      table="apps"
      words={{ plural: t('title'), noun: t('noun') }}
      rowActions={rowActions}
      list={list}
      form={list.form}
    />
  );
}

const listOf = (t: Translate<Word>, locale: Locale) => ({
  nameOf: (row: App) => nameOf(row, locale),
  columns: [
    { field: 'name', header: t('name'), flex: 1, minWidth: 160, isSortable: true, isFixed: true, render: (row) => nameOf(row, locale) },
    { field: 'code', header: t('code'), width: 180, isSortable: true },
    {
      field: 'active',
      header: t('default'),
      width: 130,
      render: ({ active }) => (active === 'Y' ? <StatusChip tone="info">{t('isDefault')}</StatusChip> : '–'),
    },
    {
      field: 'status',
      header: t('status'),
      width: 130,
      render: ({ status }) => <StatusChip tone={status === 0 ? 'ok' : 'neutral'}>{t(status === 0 ? 'enabled' : 'disabled')}</StatusChip>,
    },
    { field: 'sort', header: t('sort'), width: 90, align: 'right', isSortable: true },
  ] satisfies ListColumn<typeof sysAppApi.page>[],
  search: { field: 'name', label: t('name') } satisfies ListSearch<typeof sysAppApi.page>,
  filters: [{ kind: 'text', field: 'code', label: t('code') }] satisfies ListFilter<typeof sysAppApi.page>[],
  form: {
    Fields: AppFields,
    defaults: { name: '', enName: '', vnName: '', code: '', sort: 100 },
    draftOf: ({ name, enName, vnName, code, sort }: App) => ({ name, enName: enName ?? '', vnName: vnName ?? '', code, sort }),
    labelOf: (field: string) => t(field as Word),
  },
});
