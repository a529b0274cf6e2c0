import Button from '@mui/material/Button';
import { collectApi, type CollectRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListShape } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { RecordLink } from '../../../kit/record/RecordLink';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { workStrings } from '../parts/works/workStrings';

const NameDialog = lazyDialog(async () => (await import('./NameDialog')).NameDialog);

const nameOf = ({ name }: CollectRow) => name;

/** Own collections of works, each with what its works have together. */
export function CollectionsScreen() {
  const t = useStrings(workStrings);
  const format = useFormat();
  const navigate = useNavigate();
  const notify = useNotice();
  const confirm = useConfirm();
  const { client } = useConsole();
  const [naming, name] = useState<{ row?: CollectRow; list: ListHandle<CollectRow> }>();
  const list = useMemo(
    (): ListShape<typeof collectApi.page> => ({
      nameOf,
      columns: [
        {
          field: 'name',
          header: t('collection'),
          flex: 2,
          minWidth: 200,
          isFixed: true,
          isSortable: true,
          onCard: 'title',
          render: (row) => (
            <TwoLines second={row.note ?? ''}>
              <RecordLink path="/collectDetail" id={row.id}>
                {row.name}
              </RecordLink>
            </TwoLines>
          ),
        },
        {
          field: 'works',
          header: t('works'),
          width: 100,
          kind: 'number',
          align: 'right',
          render: ({ sums }) => format.number(sums.works),
        },
        {
          field: 'views',
          header: t('views'),
          width: 120,
          kind: 'number',
          align: 'right',
          render: ({ sums }) => format.count(sums.views),
        },
        {
          field: 'gained24',
          header: t('gained24'),
          width: 140,
          kind: 'number',
          align: 'right',
          render: ({ sums }) => `+${format.count(sums.gained24)}`,
        },
        {
          field: 'likes',
          header: t('likes'),
          width: 110,
          kind: 'number',
          align: 'right',
          isHidden: true,
          render: ({ sums }) => format.count(sums.likes),
        },
        {
          field: 'comments',
          header: t('comments'),
          width: 120,
          kind: 'number',
          align: 'right',
          isHidden: true,
          render: ({ sums }) => format.count(sums.comments),
        },
        {
          field: 'createTime',
          header: t('begun'),
          isSortable: true,
        },
      ],
      search: { field: 'searchValue', label: t('searchCollections') },
    }),
    [t, format],
  );
  const remove = useCallback(
    async (row: CollectRow, own: ListHandle<CollectRow>) => {
      const answer = await confirm({
        title: t('removeTitle', { name: row.name }),
        children: t('removeHint'),
        confirmLabel: t('giveUp'),
        danger: true,
        action: () => client.call(collectApi.delete, { ids: [row.id] }),
      });
      if (!answer) return;
      notify.success(t('givenUp'));
      own.reload();
    },
    [confirm, client, notify, t],
  );
  const open = useCallback((row: CollectRow) => void navigate({ href: `/collectDetail?id=${row.id}` }), [navigate]);
  const rowActions = useCallback(
    (row: CollectRow, own: ListHandle<CollectRow>) => [
      { key: 'open', label: t('open'), onRun: () => open(row) },
      { key: 'rename', label: t('rename'), onRun: () => name({ row, list: own }) },
      { key: 'delete', label: t('giveUp'), isDanger: true, onRun: () => void remove(row, own) },
    ],
    [t, open, remove],
  );
  const main = useCallback(
    (own: ListHandle<CollectRow>) => (
      <Button variant="contained" onClick={() => name({ list: own })}>
        {t('newCollection')}
      </Button>
    ),
    [t],
  );
  return (
    <>
      <ListPage
        calls={{ page: collectApi.page }}
        table="collections"
        title={t('collectionsTitle')}
        list={list}
        rowActions={rowActions}
        onOpenRow={open}
        main={main}
      />
      {naming && (
        <NameDialog
          row={naming.row}
          onClose={(hasChanged) => {
            name(undefined);
            if (hasChanged) naming.list.reload();
          }}
        />
      )}
    </>
  );
}
