import Box from '@mui/material/Box';
import type { Endpoint, Permission } from '@backlot/contract';
import type { BulkAction, RowAction, Selection, TablePreset, TableSearch } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { PageFrame } from '@backlot/ui-kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useTrail } from '../../shell/menu/useTrail';
import { ExportButton } from '../export/ExportButton';
import { exportStrings } from '../export/strings';
import { useExport } from '../export/useExport';
import { ListContext } from '../query/ListContext';
import type { ListHandle } from '../query/ListHandle';
import type { ShownList } from '../query/useList';
import { useTablePorts } from '../query/useTablePorts';
import type { ListShape, RowIn } from './ListShape';
import { ListTable } from './ListTable';

interface ListFrameProps<E extends Endpoint> {
  title: string;
  /** Key of the table's settings. */
  table: string;
  list: ListShape<E>;
  shown: ShownList<E>;
  exporting: Endpoint | undefined;
  rowActions?: ((row: RowIn<E>) => RowAction[]) | undefined;
  bulkActions?: readonly BulkAction[] | undefined;
  onOpenRow?: ((row: RowIn<E>, rows: readonly RowIn<E>[]) => void) | undefined;
  /** Beside export. */
  actions: ReactNode;
  /** The main action, which also stands where no rows are, and on phones at the foot. */
  main?: ReactNode;
  /** Why the main action cannot be used now: it then stands beside the others, and at no foot. */
  whyNotMain?: string | undefined;
  above: ReactNode;
  aside?: ReactNode;
  /** Around the rows: panels and dialogs. */
  children?: ReactNode;
}

/** A list on its page: title, actions, table, and what stands beside it. */
export function ListFrame<E extends Endpoint>(props: ListFrameProps<E>) {
  const { list, shown, exporting, rowActions, bulkActions, onOpenRow, aside } = props;
  const main = props.whyNotMain === undefined ? props.main : undefined;
  const t = useStrings(exportStrings);
  const can = useCan();
  const trail = useTrail();
  const startExport = useExport();
  const { layoutPort, viewPort } = useTablePorts(props.table);
  const search = useSame(list.search);
  const mayExport = exporting !== undefined && can(exporting.access as Permission);
  const { exportNow, countOf } = shown;
  const countingPort = useMemo(() => ({ ...viewPort, count: countOf }), [viewPort, countOf]);
  const [selection, setSelection] = useState<Selection>();
  const pickedIds = selection?.kind === 'rows' ? selection.ids : [];
  const bulk = useMemo((): readonly BulkAction[] => {
    if (!mayExport) return bulkActions ?? [];
    const exportPicked = {
      key: 'export',
      label: t('exportPicked'),
      onRun: (selection: Selection) =>
        startExport(exporting, selection.kind === 'rows' ? { ...exportNow(), ids: selection.ids } : exportNow()),
    };
    return [...(bulkActions ?? []), exportPicked];
  }, [bulkActions, exporting, mayExport, exportNow, startExport, t]);
  const table = (
    <ListContext value={shown.handle as ListHandle}>
      <ListTable<RowIn<E>>
        label={props.title}
        columns={list.columns}
        source={shown.source}
        news={shown.news}
        getRowId={idOf}
        nameOf={list.nameOf}
        refreshKey={shown.round}
        onColumns={shown.onColumns}
        onSelection={setSelection}
        {...(search && { search })}
        {...(list.filters && { filters: list.filters })}
        {...(shown.presets && { presets: shown.presets as readonly TablePreset[] })}
        {...(rowActions && { rowActions })}
        {...(bulk.length > 0 && { bulkActions: bulk })}
        {...(onOpenRow && { onOpenRow })}
        layoutPort={layoutPort}
        viewPort={countingPort}
        {...(main !== undefined && { emptyAction: main })}
      />
      {props.children}
    </ListContext>
  );
  return (
    <PageFrame
      title={props.title}
      breadcrumbs={trail}
      actions={
        <>
          {props.actions}
          {mayExport && (
            <ExportButton
              label={pickedIds.length ? t('exportCount', { count: pickedIds.length }) : t('export')}
              onExport={(choice) => void startExport(exporting, { ...exportNow(), ...choice, ...(pickedIds.length && { ids: pickedIds }) })}
            />
          )}
          {main === undefined && props.main}
        </>
      }
      main={main}
    >
      {props.above}
      {aside ? (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' }, gap: 3.5, alignItems: 'start' }}
        >
          {aside}
          {table}
        </Box>
      ) : (
        <Box sx={{ minWidth: 0 }}>{table}</Box>
      )}
    </PageFrame>
  );
}

/** A search described anew at each drawing is the same one as long as it says the same. */
function useSame(search: TableSearch | undefined): TableSearch | undefined {
  const { field, label, maxLines, pauseMs } = search ?? {};
  return useMemo(
    () =>
      field === undefined || label === undefined
        ? undefined
        : { field, label, ...(maxLines !== undefined && { maxLines }), ...(pauseMs !== undefined && { pauseMs }) },
    [field, label, maxLines, pauseMs],
  );
}

const idOf = ({ id }: { id: string }) => id;
