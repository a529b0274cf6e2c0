import { labelApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useEditing } from '../../../kit/edit/useEditing';
import { ImportButton } from '../../../kit/import/ImportButton';
import { lazyDialog } from '../../../kit/lazyDialog';
import { lazyPart } from '../../../kit/lazyPart';
import { besideTree, PickTree } from '../../../kit/tree/PickTree';
import { usePicked } from '../../../kit/tree/usePicked';
import { CategoryActs } from './CategoryActs';
import { objectTypes, objectWord, strings, type Word } from './strings';
import type { Label } from './Label';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';

const CategoryDialog = lazyDialog(async () => (await import('./CategoryDialog')).CategoryDialog);
const MergeDialog = lazyDialog(async () => (await import('./MergeDialog')).MergeDialog);
const LabelFields = lazyPart(async () => (await import('./LabelFields')).LabelFields);

interface LabelDraft {
  labelName: string;
  color: string;
  categoryId: string;
}

/** Labels beside the tree of their categories (domain/model 2.3.11). */
export function LabelsScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const { client } = useConsole();
  const { picked, pick, query } = usePicked('categoryId');
  const categories = useQuery(client.query(labelApi.categories, {}));
  const [merging, setMerging] = useState<{ label: Label; list: ListHandle<Label> }>();
  const adding = useEditing<{ parentId?: string }>('category');
  const tree = useMemo(() => categories.data ?? [], [categories.data]);
  const columns = useMemo(
    (): ListColumn<typeof labelApi.page>[] => [
      { field: 'labelName', header: t('labelName'), flex: 1, minWidth: 160, isSortable: true, isFixed: true },
      { field: 'category', header: t('category'), flex: 1, minWidth: 140, render: ({ category }) => category.name },
      { field: 'objectType', header: t('objectType'), width: 130, render: ({ objectType }) => t(objectWord(objectType)) },
      {
        field: 'used',
        header: t('used'),
        width: 110,
        align: 'right',
        isSortable: true,
        render: ({ used }) => format.number(used),
      },
    ],
    [t, format],
  );
  const filters = useMemo(
    (): ListFilter<typeof labelApi.page>[] => [
      {
        kind: 'choice',
        field: 'objectType',
        label: t('objectType'),
        choices: objectTypes.map((value) => ({ value: String(value), label: t(objectWord(value)) })),
      },
    ],
    [t],
  );
  const form = useMemo(
    (): CrudForm<Label, LabelDraft> => ({
      Fields: LabelFields,
      defaults: { labelName: '', color: '', categoryId: picked ?? '' },
      draftOf: ({ labelName, color, category }) => ({ labelName, color: color ?? '', categoryId: category.id }),
      labelOf: (field) => t(field as Word),
      show: (field, value) => (field === 'categoryId' ? tree.find(({ id }) => id === value)?.typeName : undefined),
    }),
    [t, picked, tree],
  );
  const rowActions = useCallback(
    (label: Label, list: ListHandle<Label>): RowAction[] =>
      label.can.includes('merge') ? [{ key: 'merge', label: t('merge'), onRun: () => setMerging({ label, list }) }] : [],
    [t],
  );
  const reload = useCallback(() => void categories.refetch(), [categories]);
  const { refetch } = categories;
  const actions = useCallback(
    (list: ListHandle) => {
      const showAll = () => {
        list.reload();
        void refetch();
      };
      return <ImportButton kinds={[{ label: t('importing'), calls: labelApi }]} onDone={showAll} />;
    },
    [t, refetch],
  );
  return (
    <>
      <CrudPage
        api={labelApi}
        table="labels"
        words={{ plural: t('title'), noun: t('noun') }}
        list={{ columns, nameOf: nameOfLabel, search: { field: 'searchValue', label: t('search') }, filters, query }}
        form={form}
        rowActions={rowActions}
        onChanged={reload}
        actions={actions}
        aside={
          <Box sx={besideTree}>
            <PickTree
              label={t('categories')}
              entries={tree}
              titleOf={({ typeName }) => typeName}
              allLabel={t('all')}
              picked={picked}
              onPick={pick}
            />
            <CategoryActs tree={tree} picked={picked} onChanged={reload} />
            {can('label.edit') && (
              <Button variant="outlined" onClick={() => adding.open(picked === undefined ? {} : { parentId: picked })}>
                {t('addCategory')}
              </Button>
            )}
          </Box>
        }
      />
      {merging && (
        <MergeDialog
          label={merging.label}
          onClose={(hasChanged) => {
            setMerging(undefined);
            if (hasChanged) merging.list.reload();
          }}
        />
      )}
      {adding.editing && <CategoryDialog tree={tree} parentId={adding.editing.parentId} draft={adding.draft} onClose={adding.close} />}
    </>
  );
}

const nameOfLabel = ({ labelName }: Label) => labelName;
