import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { Endpoint, InputOf, Permission } from '@backlot/contract';
import { type BulkAction, DataTable, type RowAction, type Selection, type TableColumn, type TableFilter, type TableSearch, type TableSource, type TableState } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { PageFrame, useNotice } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { useTrail } from '../menu/useTrail';
import { cspNonce } from './cspNonce';
import type { CrudArea, CrudRow } from './CrudArea';
import type { CrudForm } from './CrudForm';
import { EditDialog } from './EditDialog';
import { ExplainedButton } from './ExplainedButton';
import type { ListHandle } from './ListHandle';
import { strings } from './strings';
import { useCrudActions } from './useCrudActions';
import { useEditing } from './useEditing';
import { useListQuery } from './useListQuery';
import { useListUrl } from './useListUrl';
import { usePermissionReason } from './usePermissionReason';
import { useTablePorts } from './useTablePorts';

/** An ordinary list. Keep columns, filters and form outside the component, or memoised. */
export interface CrudPageProps<Row extends CrudRow, Draft extends object> {
  api: CrudArea;
  /** Key of the table's settings. */
  table: string;
  /** `plural` is the page's title. */
  words: { plural: string; noun: string };
  columns: readonly TableColumn<Row>[];
  search?: TableSearch;
  filters?: readonly TableFilter[];
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
  /** Beside the table: a tree to pick from. */
  aside?: ReactNode;
}

/** Table, filters, permission-aware buttons, form, delete and export of one resource, with its state in the address. */
export function CrudPage<Row extends CrudRow, Draft extends object = object>(props: CrudPageProps<Row, Draft>) {
  const { api, columns, search, filters, nameOf, form, rowActions, query, deleteHint, onChanged } = props;
  const t = useStrings(strings);
  const trail = useTrail();
  const url = useListUrl();
  const ports = useTablePorts(props.table);
  const notify = useNotice();
  const whyMissing = usePermissionReason();
  const { client } = useConsole();
  const [round, setRound] = useState(0);
  const { editing, open, close, draft } = useEditing<{ row?: Row }>(props.table);
  const [seen] = useState(() => new Map<string, Row>());
  const reload = useCallback(() => {
    setRound((before) => before + 1);
    onChanged?.();
  }, [onChanged]);
  const nameOfSeen = useCallback((row: Row | undefined) => row && nameOf(row), [nameOf]);
  const { queryNow, idsOf } = useListQuery({ columns, search, filters, query, matching: api.matching });
  const list = useMemo((): ListHandle<Row> => ({ reload, nameOf: (id) => nameOfSeen(seen.get(id)) ?? id, rowOf: (id) => seen.get(id), idsOf }), [reload, nameOfSeen, seen, idsOf]);
  const hintOf = useCallback((ids: readonly string[]) => deleteHint?.(ids.flatMap((id) => seen.get(id) ?? [])), [deleteHint, seen]);
  const { may, remove, exportRows } = useCrudActions({ api, onChanged: reload, nameOf: list.nameOf, hintOf });

  const source = useCallback<TableSource<Row>>(
    async (state, { signal }) => {
      const page = (await client.call(api.page, queryOf(state, query) as InputOf<Endpoint>, { signal })) as { rows: Row[]; totalRows: number };
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
      ...(form && may(api.edit) ? [{ key: 'edit', label: t('edit'), onRun: () => void openForm(row), ...whyNot(row, 'edit', t('notAllowed')) }] : []),
      ...(rowActions?.(row, list) ?? []),
      ...(may(api.delete) ? [{ key: 'delete', label: t('delete'), isDanger: true, onRun: () => void remove([row.id]), ...whyNot(row, 'delete', t('notAllowed')) }] : []),
    ],
    [form, may, api, t, rowActions, list, remove, openForm],
  );

  const own = props.bulkActions;
  const bulk = useMemo((): BulkAction[] => {
    const removeMany = { key: 'delete', label: t('delete'), isDanger: true, onRun: (selection: Selection) => selection.kind === 'rows' && remove(selection.ids) };
    return [...(own?.(list) ?? []), ...(may(api.delete) ? [removeMany] : [])];
  }, [own, list, may, api, t, remove]);

  const startExport = () => void exportRows(queryNow()).catch((error: Error) => notify.error(error.message));
  const addButton = form && (
    <ExplainedButton variant="contained" whyNot={whyMissing(api.add.access as Permission)} onClick={() => open({})}>
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
            <Button variant="outlined" color="inherit" onClick={startExport}>
              {t('export')}
            </Button>
          )}
          {addButton}
        </>
      }
    >
      <Box sx={props.aside ? { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' }, gap: 3.5, alignItems: 'start' } : { minWidth: 0 }}>
        {props.aside}
        <DataTable
          label={props.words.plural}
          columns={columns}
          source={source}
          getRowId={idOf}
          url={url}
          refreshKey={round}
          rowActions={actions}
          {...(search && { search })}
          {...(filters && { filters })}
          {...(bulk.length > 0 && { bulkActions: bulk })}
          {...ports}
          emptyAction={addButton}
          nonce={cspNonce()}
        />
      </Box>
      {editing && form && <EditDialog api={api} form={form} row={editing.row} noun={props.words.noun} nameOf={nameOf} draft={draft} onDone={reload} onClose={close} />}
    </PageFrame>
  );
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
