import Button from '@mui/material/Button';
import type { Endpoint, InputOf, Permission } from '@backlot/contract';
import {
  type BulkAction,
  type RowAction,
  type TableColumn,
  type TableFilter,
  type TablePreset,
  type TableSearch,
  type TableSource,
} from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { PageFrame, useNotice } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useCallOnce } from '../form/submit/useCallOnce';
import type { ListHandle } from '../query/ListHandle';
import { ListTable } from './ListTable';
import { useListQuery } from '../query/useListQuery';
import { strings } from './strings';
import { useTablePorts } from '../query/useTablePorts';
import { useTrail } from '../../shell/menu/useTrail';

interface ListPageProps<Row extends { id: string }> {
  /** A call that answers a page of rows. */
  endpoint: Endpoint;
  /** Exports what is filtered to the download centre; shown to those who may. */
  exportEndpoint?: Endpoint;
  /** Key of the table's settings. */
  table: string;
  title: string;
  columns: readonly TableColumn<Row>[];
  nameOf: (row: Row) => string;
  search?: TableSearch;
  filters?: readonly TableFilter[];
  presets?: readonly TablePreset[];
  /** Fixed part of the query. */
  query?: Readonly<Record<string, string>>;
  rowActions?: (row: Row, list: ListHandle<Row>) => readonly RowAction[];
  bulkActions?: (list: ListHandle<Row>) => readonly BulkAction[];
  onOpenRow?: (row: Row) => void;
  /** `exportNow` tells what the list shows, for an export. */
  actions?: (list: ListHandle<Row>, exportNow: () => object) => ReactNode;
  /** Answers the ids of every matching row, for actions on all of them. */
  matching?: Endpoint;
  /** Between title and table: tabs. */
  above?: ReactNode;
}

/** A list whose rows are made elsewhere: table, filters and state in the address, without a form. Keep columns and filters memoised. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { endpoint, exportEndpoint, query, nameOf, rowActions, bulkActions, search, filters, onOpenRow } = props;
  const t = useStrings(strings);
  const can = useCan();
  const notify = useNotice();
  const { client } = useConsole();
  const callOnce = useCallOnce();
  const trail = useTrail();
  const ports = useTablePorts(props.table);
  const [round, setRound] = useState(0);
  const [seen] = useState(() => new Map<string, Row>());
  const { exportNow, onColumns, idsOf } = useListQuery({ columns: props.columns, search, filters, query, matching: props.matching });
  const list = useMemo((): ListHandle<Row> => {
    const nameById = (id: string) => {
      const row = seen.get(id);
      return row ? nameOf(row) : id;
    };
    return { reload: () => setRound((before) => before + 1), nameOf: nameById, rowOf: (id) => seen.get(id), idsOf };
  }, [seen, nameOf, idsOf]);
  const source = useCallback<TableSource<Row>>(
    async ({ pageNo, pageSize, sortField, sortOrder, filters }, { signal }) => {
      const input = { pageNo, pageSize, ...(sortField && { sortField, sortOrder }), ...filters, ...query };
      const page = (await client.call(endpoint, input as InputOf<Endpoint>, { signal })) as { rows: Row[]; totalRows: number };
      for (const row of page.rows) seen.set(row.id, row);
      return page;
    },
    [client, endpoint, query, seen],
  );
  const actionsOf = useMemo(() => rowActions && ((row: Row) => rowActions(row, list)), [rowActions, list]);
  const bulk = useMemo(() => bulkActions?.(list), [bulkActions, list]);
  const startExport = async () => {
    try {
      await callOnce(exportEndpoint as Endpoint, exportNow() as InputOf<Endpoint>);
      notify.success(t('exportStarted'));
    } catch (error) {
      notify.error((error as Error).message);
    }
  };
  return (
    <PageFrame
      title={props.title}
      breadcrumbs={trail}
      actions={
        <>
          {exportEndpoint && can(exportEndpoint.access as Permission) && (
            <Button variant="outlined" onClick={() => void startExport()}>
              {t('export')}
            </Button>
          )}
          {props.actions?.(list, exportNow)}
        </>
      }
    >
      {props.above}
      <ListTable
        label={props.title}
        columns={props.columns}
        source={source}
        getRowId={idOf}
        nameOf={nameOf}
        refreshKey={round}
        onColumns={onColumns}
        {...(search && { search })}
        {...(filters && { filters })}
        {...(props.presets && { presets: props.presets })}
        {...(actionsOf && { rowActions: actionsOf })}
        {...(bulk?.length && { bulkActions: bulk })}
        {...(onOpenRow && { onOpenRow })}
        {...ports}
      />
    </PageFrame>
  );
}

const idOf = ({ id }: { id: string }) => id;
