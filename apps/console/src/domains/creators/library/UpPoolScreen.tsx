import { upApi, type UpRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import { ListPage } from '../../../kit/list/ListPage';
import { NotFound } from './list/NotFound';
import { strings } from './strings';
import { upColumns } from './list/upColumns';
import { useUpActions } from './useUpActions';
import { useUpFilters } from './list/useUpFilters';

/** Creators that nobody owns, to claim (domain/roles 7.2 `upPool`, domain/life-cycles 3.16). */
export function UpPoolScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const filters = useUpFilters('pool');
  const { rowActions, bulkActions, dialog } = useUpActions('pool');
  const columns = useMemo(() => upColumns({ t, format, path: '/talentPoolDetail', hasOwner: false }), [t, format]);
  return (
    <>
      <ListPage
        calls={{ page: upApi.pool, matching: upApi.matchingPool }}
        above={<NotFound list="pool" />}
        table="up.pool"
        title={t('pool')}
        list={{ columns, nameOf: nameOfCreator, search: { field: 'searchValue', label: t('search'), maxLines: 500 }, filters }}
        rowActions={rowActions}
        bulkActions={bulkActions}
      />
      {dialog}
    </>
  );
}

const nameOfCreator = ({ nickname }: UpRow) => nickname;
