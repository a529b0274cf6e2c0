import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { Endpoint, InputOf, Permission } from '@backlot/contract';
import {
  type BulkAction,
  type RowAction,
  type Selection,
  type TableColumn,
  type TableFilter,
  type TablePreset,
  type TableSearch,
  type TableSource,
  type TableState,
} from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { PageFrame, useNotice } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useTrail } from '../../shell/menu/useTrail';
import { usePreload } from '../usePreload';
import type { CrudArea, CrudRow } from './CrudArea';
import type { CrudForm } from '../edit/CrudForm';
import { ExplainedButton } from './ExplainedButton';
import { LazyEditDialog } from '../edit/LazyEditDialog';
import { LazyRowPanel } from '../panel/LazyRowPanel';
import { ListContext } from '../query/ListContext';
import type { ListHandle } from '../query/ListHandle';
import { ListTable } from './ListTable';
import { strings } from './strings';
import { useCrudActions } from './useCrudActions';
import { useEditing } from '../edit/useEditing';
import { useListQuery } from '../query/useListQuery';
import { usePermissionReason } from './usePermissionReason';
import { useTablePorts } from '../query/useTablePorts';

/** An ordinary list. Keep columns, filters, names and form outside the component, or memoised. */
export interface CrudPageProps<Row extends CrudRow, Draft extends object> {
  api: CrudArea;
  /** Key of the table's settings. */
  table: string;
  /** `plural` is the page's title. */
  words: { plural: string; noun: string };
  columns: readonly TableColumn<Row>[];
  search?: TableSearch;
  filters?: readonly TableFilter[];
  presets?: readonly TablePreset[];
  nameOf: (row: Row) => string;
  form?: CrudForm<Row, Draft>;
  /** Beyond edit and delete. */
  rowActions?: (row: Row, list: ListHandle<Row>) => readonly RowAction[];
  bulkActions?: (list: ListHandle<Row>) => readonly BulkAction[];
  /** What goes with a row that is deleted: "3 people lose it". */
  deleteHint?: (rows: readonly Row[]) => string | undefined;
  /** After rows were added, changed or deleted: trees beside the table load again. */
  onChanged?: () => void;
  /** Fixed part of the query: the organisation picked beside the table. */
  query?: Readonly<Record<string, string>>;
  /** Beside export and add. */
  actions?: (list: ListHandle<Row>) => ReactNode;
  /** Between title and table. */
  above?: ReactNode;
  /** Beside the table: a tree to pick from. */
  aside?: ReactNode;
  /** A row opens beside the list with all its columns: double click, Enter, or the title of a card. For rows without a page of their own. */
  hasPanel?: boolean;
}

/** Table, filters, permission-aware buttons, form, delete and export of one resource, with its state in the address. */
export function CrudPage<Row extends CrudRow, Draft extends object = object>(props: CrudPageProps<Row, Draft>) {
  const { api, columns, search, filters, nameOf, form, rowActions, query, deleteHint, onChanged } = props;
  const t = useStrings(strings);
  const trail = useTrail();
  const ports = useTablePorts(props.table);
  const notify = useNotice();
  const whyMissing = usePermissionReason();
  const { client } = useConsole();
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<Opened<Row>>();
  const { editing, open, close, draft } = useEditing<{ row?: Row }>(props.table);
  const [seen] = useState(() => new Map<string, Row>());
  const reload = useCallback(() => {
    setRound((before) => before + 1);
    onChanged?.();
  }, [onChanged]);
  const nameOfSeen = useCallback((row: Row | undefined) => row && nameOf(row), [nameOf]);
  const { exportNow, onColumns, idsOf } = useListQuery({ columns, search, filters, query, matching: api.matching });
  const list = useMemo(
    (): ListHandle<Row> => ({ reload, nameOf: (id) => nameOfSeen(seen.get(id)) ?? id, rowOf: (id) => seen.get(id), idsOf }),
    [reload, nameOfSeen, seen, idsOf],
  );
  const hintOf = useCallback((ids: readonly string[]) => deleteHint?.(ids.flatMap((id) => seen.get(id) ?? [])), [deleteHint, seen]);
  const { may, remove, exportRows } = useCrudActions({ api, onChanged: reload, nameOf: list.nameOf, hintOf });

  const source = useCallback<TableSource<Row>>(
    async (state, { signal }) => {
      const page = (await client.call(api.page, queryOf(state, query) as InputOf<Endpoint>, { signal })) as {
        rows: Row[];
        totalRows: number;
      };
      for (const row of page.rows) seen.set(row.id, row);
      return page;
    },
    [client, api, query, seen],
  );

  const openForm = useCallback(
    async (row: Row) => {
      try {
        open({ row: form?.isWhole ? ((await client.call(api.detail, { id: row.id } as InputOf<Endpoint>)) as Row) : row });
      } catch (error) {
        notify.error((error as Error).message);
      }
    },
    [form, api, client, notify, open],
  );
  const actions = useCallback(
    (row: Row): RowAction[] => [
      ...(form && may(api.edit)
        ? [{ key: 'edit', label: t('edit'), onRun: () => void openForm(row), ...whyNot(row, 'edit', t('notAllowed')) }]
        : []),
      ...(rowActions?.(row, list) ?? []),
      ...(may(api.delete)
        ? [
            {
              key: 'delete',
              label: t('delete'),
              isDanger: true,
              onRun: () => void remove([row.id]),
              ...whyNot(row, 'delete', t('notAllowed')),
            },
          ]
        : []),
    ],
    [form, may, api, t, rowActions, list, remove, openForm],
  );

  const own = props.bulkActions;
  const bulk = useMemo((): BulkAction[] => {
    const removeMany = {
      key: 'delete',
      label: t('delete'),
      isDanger: true,
      onRun: (selection: Selection) => selection.kind === 'rows' && remove(selection.ids),
    };
    return [...(own?.(list) ?? []), ...(may(api.delete) ? [removeMany] : [])];
  }, [own, list, may, api, t, remove]);

  const preload = usePreload(form && LazyEditDialog, form?.Fields);
  const startExport = () => void exportRows(exportNow()).catch((error: Error) => notify.error(error.message));
  const addButton = form && (
    <ExplainedButton
      variant="contained"
      whyNot={whyMissing(api.add.access as Permission)}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => open({})}
    >
      {t('add')}
    </ExplainedButton>
  );
  return (
    <PageFrame
      title={props.words.plural}
      breadcrumbs={trail}
      actions={
        <>
          {props.actions?.(list)}
          {may(api.export) && (
            <Button variant="outlined" onClick={startExport}>
              {t('export')}
            </Button>
          )}
          {addButton}
        </>
      }
    >
      {props.above}
      <Box
        sx={
          props.aside
            ? { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' }, gap: 3.5, alignItems: 'start' }
            : { minWidth: 0 }
        }
      >
        {props.aside}
        <ListContext value={list as ListHandle}>
          <ListTable
            label={props.words.plural}
            columns={columns}
            source={source}
            getRowId={idOf}
            nameOf={nameOf}
            refreshKey={round}
            onColumns={onColumns}
            rowActions={actions}
            {...(search && { search })}
            {...(filters && { filters })}
            {...(props.presets && { presets: props.presets })}
            {...(bulk.length > 0 && { bulkActions: bulk })}
            {...(props.hasPanel && { onOpenRow: (row: Row, rows: readonly Row[]) => setOpened({ row, rows }) })}
            {...ports}
            emptyAction={addButton}
          />
          {opened && <LazyRowPanel {...opened} columns={columns} nameOf={nameOf} onClose={() => setOpened(undefined)} />}
        </ListContext>
      </Box>
      {editing && form && (
        <LazyEditDialog
          api={api}
          form={form}
          row={editing.row}
          noun={props.words.noun}
          nameOf={nameOf}
          draft={draft}
          onDone={reload}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}

interface Opened<Row> {
  row: Row;
  rows: readonly Row[];
}

const idOf = (row: CrudRow) => row.id;

const whyNot = (row: CrudRow, action: string, reason: string) => (row.can.includes(action) ? {} : { whyNot: reason });

const queryOf = ({ pageNo, pageSize, sortField, sortOrder, filters }: TableState, fixed: Readonly<Record<string, string>> | undefined) => ({
  pageNo,
  pageSize,
  ...(sortField && { sortField, sortOrder }),
  ...filters,
  ...fixed,
});
