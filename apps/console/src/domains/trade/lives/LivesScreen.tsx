import Button from '@mui/material/Button';
import { liveApi, type LiveRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ImportButton } from '../../../kit/import/ImportButton';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { liveColumns, liveFilters, livePresets, nameOfLive } from './liveList';
import { strings } from './strings';
import { useLiveActs } from './useLiveActs';

/** Live broadcasts of creators, planned and past, with what came of them. */
export function LivesScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const navigate = useNavigate();
  const { nameFor } = useDictionary();
  const mayRead = can('live.get');
  const { actsOf, plan, dialog } = useLiveActs();
  const columns = useMemo(() => liveColumns(t, format, { nameFor, mayRead }), [t, format, nameFor, mayRead]);
  const filters = useMemo(() => liveFilters(t, nameFor), [t, nameFor]);
  const presets = useMemo(() => livePresets(t, can), [t, can]);
  const rowActions = useCallback(
    (row: LiveRow, list: ListHandle<LiveRow>) => [
      ...(mayRead ? [{ key: 'detail', label: t('detail'), onRun: () => void navigate({ href: `/liveDetail?id=${row.id}` }) }] : []),
      ...actsOf(row, list.reload),
    ],
    [t, mayRead, navigate, actsOf],
  );
  const actions = useCallback(
    (list: ListHandle<LiveRow>) => (
      <>
        <Button variant="outlined" onClick={() => void navigate({ href: '/liveCalendar' })}>
          {t('toCalendar')}
        </Button>
        <ImportButton kinds={[{ label: t('importing'), calls: liveApi }]} onDone={list.reload} />
      </>
    ),
    [t, navigate],
  );
  const main = (list: ListHandle<LiveRow>) =>
    can('live.add') && (
      <Button variant="contained" onClick={() => plan(list.reload)}>
        {t('plan')}
      </Button>
    );
  return (
    <>
      <ListPage
        calls={{ page: liveApi.page, export: liveApi.export }}
        table="lives"
        title={t('title')}
        list={{ columns, nameOf: nameOfLive, search: { field: 'searchValue', label: t('search') }, filters, presets }}
        rowActions={rowActions}
        actions={actions}
        main={main}
      />
      {dialog}
    </>
  );
}
