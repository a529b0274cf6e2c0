import type { Endpoint, Permission } from '@backlot/contract';
import type { BulkAction, RowAction, Selection } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { CrudForm } from '../edit/CrudForm';
import { LazyEditDialog } from '../edit/LazyEditDialog';
import { useEditing } from '../edit/useEditing';
import { LazyRowPanel } from '../panel/LazyRowPanel';
import type { ListHandle } from '../query/ListHandle';
import { useList } from '../query/useList';
import { usePreload } from '../usePreload';
import type { CrudArea, CrudRow, RowOf } from './CrudArea';
import { ExplainedButton } from './ExplainedButton';
import { ListFrame } from './ListFrame';
import type { ListShape } from './ListShape';
import { strings } from './strings';
import { useAddAsked } from './useAddAsked';
import { useCrudActions } from './useCrudActions';
import { usePermissionReason } from './usePermissionReason';

interface CrudPageProps<A extends CrudArea, Draft extends object> {
  api: A;
  /** Key of the table's settings. */
  table: string;
  /** `plural` is the page's title; `deleteHint` tells what goes with rows that are deleted: "3 people lose it". */
  words: { plural: string; noun: string; deleteHint?: (rows: readonly RowOf<A>[]) => string | undefined };
  list: ListShape<A['page']>;
  form?: CrudForm<RowOf<A>, Draft>;
  /** Beyond edit and delete. */
  rowActions?: (row: RowOf<A>, list: ListHandle<RowOf<A>>) => readonly RowAction[];
  bulkActions?: (list: ListHandle<RowOf<A>>) => readonly BulkAction[];
  /** After rows were added, changed or deleted: trees beside the table load again. */
  onChanged?: () => void;
  /** Beside export and add. */
  actions?: (list: ListHandle<RowOf<A>>) => ReactNode;
  /** Between title and table. */
  above?: ReactNode;
  /** Beside the table: a tree to pick from. */
  aside?: ReactNode;
  /** A row opens beside the list with all its columns: double click, Enter, or the title of a card. For rows without a page of their own. */
  hasPanel?: boolean;
  /** A row has a page of its own. */
  onOpenRow?: (row: RowOf<A>) => void;
}

/** An ordinary list: a `ListPage` whose rows are added, edited and deleted on it. Keep columns, filters, names and form outside the component, or memoised. */
export function CrudPage<A extends CrudArea, Draft extends object = object>(props: CrudPageProps<A, Draft>) {
  type Row = RowOf<A>;
  const { api, list, form, rowActions, onChanged } = props;
  const { deleteHint, plural, noun } = props.words;
  const t = useStrings(strings);
  const notify = useNotice();
  const whyMissing = usePermissionReason();
  const { client } = useConsole();
  const [opened, setOpened] = useState<{ row: Row; rows: readonly Row[] }>();
  const { editing, open, close, draft } = useEditing<{ row?: Row }>(props.table);
  const shown = useList<A['page']>(api, list, onChanged);
  // A row of a list is what the list's own call answers, with what every row of such a list carries.
  const handle = shown.handle as unknown as ListHandle<Row>;
  const nameOf = list.nameOf as unknown as (row: Row) => string;
  const hintOf = useCallback((ids: readonly string[]) => deleteHint?.(ids.flatMap((id) => handle.rowOf(id) ?? [])), [deleteHint, handle]);
  const { may, remove } = useCrudActions({ api, onChanged: handle.reload, nameOf: handle.nameOf, hintOf });

  const openForm = useCallback(
    async (row: Row) => {
      try {
        open({ row: form?.isWhole ? ((await client.call(api.detail as Endpoint, { id: row.id })) as Row) : row });
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
      ...(rowActions?.(row, handle) ?? []),
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
    [form, may, api, t, rowActions, handle, remove, openForm],
  );
  const own = props.bulkActions;
  const bulk = useMemo((): BulkAction[] => {
    const removeMany = {
      key: 'delete',
      label: t('delete'),
      isDanger: true,
      onRun: (selection: Selection) => selection.kind === 'rows' && remove(selection.ids),
    };
    return [...(own?.(handle) ?? []), ...(may(api.delete) ? [removeMany] : [])];
  }, [own, handle, may, api, t, remove]);

  const whyNotAdd = form && whyMissing(api.add.access as Permission);
  const addAsked = useCallback(() => open({}), [open]);
  useAddAsked(form && whyNotAdd === undefined ? addAsked : undefined);

  const preload = usePreload(form && LazyEditDialog, form?.Fields);
  const addButton = form && (
    <ExplainedButton variant="contained" whyNot={whyNotAdd} onPointerEnter={preload} onFocus={preload} onClick={() => open({})}>
      {t('add')}
    </ExplainedButton>
  );
  return (
    <>
      <ListFrame<A['page']>
        title={plural}
        table={props.table}
        list={list}
        shown={shown}
        exporting={api.export}
        rowActions={actions as never}
        bulkActions={bulk}
        onOpenRow={(props.hasPanel ? (row: Row, rows: readonly Row[]) => setOpened({ row, rows }) : props.onOpenRow) as never}
        actions={props.actions?.(handle)}
        main={addButton}
        whyNotMain={whyNotAdd}
        above={props.above}
        aside={props.aside}
      >
        {opened && <LazyRowPanel {...opened} columns={list.columns as never} nameOf={nameOf} onClose={() => setOpened(undefined)} />}
      </ListFrame>
      {editing && form && (
        <LazyEditDialog
          api={api}
          form={form}
          row={editing.row}
          noun={noun}
          nameOf={nameOf}
          draft={draft}
          onDone={handle.reload}
          onClose={close}
        />
      )}
    </>
  );
}

const whyNot = (row: CrudRow, action: string, reason: string) => (row.can.includes(action) ? {} : { whyNot: reason });
