import Button from '@mui/material/Button';
import { workInfoApi, type WorkRow } from '@backlot/contract';
import type { BulkAction } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { workStrings } from '../parts/works/workStrings';
import { useWorkList } from './useWorkList';

const CollectDialog = lazyDialog(async () => (await import('../parts/works/CollectDialog')).CollectDialog);

/** Works of all creators in sight, or of one of them; a merchant sees those with own goods (domain/metrics 5.4). */
export function WorkInfoScreen() {
  const t = useStrings(workStrings);
  const navigate = useNavigate();
  const shape = useWorkList();
  const { upId, pathname } = useRouterState({
    select: ({ location }) => ({
      upId: new URLSearchParams(location.searchStr).get('upId') ?? '',
      pathname: location.pathname,
    }),
    structuralSharing: true,
  });
  const isNamed = /^[1-9]\d{0,18}$/.test(upId);
  const [gathering, gather] = useState<readonly string[]>();
  const list = useMemo(() => (isNamed ? { ...shape, query: { upId } } : shape), [shape, isNamed, upId]);
  const open = useCallback((row: WorkRow) => void navigate({ href: `/videoDetailed?id=${row.id}` }), [navigate]);
  const rowActions = useCallback(
    (row: WorkRow) => [
      { key: 'open', label: t('open'), onRun: () => open(row) },
      { key: 'collect', label: t('collectOne'), onRun: () => gather([row.id]) },
    ],
    [t, open],
  );
  const bulkActions = useCallback(
    (): BulkAction[] => [
      {
        key: 'collect',
        label: t('collectOne'),
        onRun: (selection) => selection.kind === 'rows' && gather(selection.ids),
      },
    ],
    [t],
  );
  const actions = useCallback(
    (_list: ListHandle<WorkRow>) =>
      isNamed && (
        <Button variant="outlined" onClick={() => void navigate({ href: pathname })}>
          {t('allCreators')}
        </Button>
      ),
    [t, isNamed, navigate, pathname],
  );
  return (
    <>
      <ListPage
        calls={{ page: workInfoApi.page, export: workInfoApi.export }}
        table="works"
        title={t('listTitle')}
        list={list}
        rowActions={rowActions}
        bulkActions={bulkActions}
        onOpenRow={open}
        actions={actions}
      />
      {gathering && <CollectDialog workIds={gathering} onClose={() => gather(undefined)} />}
    </>
  );
}
