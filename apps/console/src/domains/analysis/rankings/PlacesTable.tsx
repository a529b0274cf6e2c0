import Typography from '@mui/material/Typography';
import { rankApi, type RankRow, type RankType, topPlaces } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { ListFrame } from '../../../kit/list/ListFrame';
import type { ListShape } from '../../../kit/list/ListShape';
import { useList } from '../../../kit/query/useList';
import { ExportPlaces } from './ExportPlaces';
import { rankColumns } from './rankColumns';
import { rankFilters } from './rankFilters';
import { strings } from '../parts/ranking/strings';

type List = typeof rankApi.page;

interface PlacesTableProps {
  type: RankType;
  /** Which list. */
  asked: Record<string, string | number>;
  currency: string;
  above: ReactNode;
  onOpen: ((row: RankRow) => void) | undefined;
  children: ReactNode;
}

/** Places 6 to 100 of a list: those above are cards. The export has them all. */
export function PlacesTable({ type, asked, currency, above, onOpen, children }: PlacesTableProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const chosen = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('placeMin'),
  });
  const key = JSON.stringify(asked);
  const list = useMemo((): ListShape<List> => {
    const which = Object.fromEntries(Object.entries(JSON.parse(key) as typeof asked).map(([name, value]) => [name, String(value)]));
    return {
      columns: rankColumns({ type, currency, t, format }),
      nameOf,
      filters: rankFilters(type, t),
      query: { ...which, placeMin: String(Math.max(topPlaces + 1, Number(chosen) || 0)) },
    };
  }, [type, currency, t, format, key, chosen]);
  const rowActions = useCallback(
    (row: RankRow): RowAction[] => [{ key: 'history', label: t('history'), onRun: () => onOpen?.(row) }],
    [t, onOpen],
  );
  const shown = useList<List>({ page: rankApi.page }, list);
  const askedNow = () => {
    const { placeMin: _, ...rest } = shown.exportNow() as Record<string, unknown>;
    return chosen ? { ...rest, placeMin: chosen } : rest;
  };
  return (
    <ListFrame<List>
      title={t('title')}
      table={`rank.${type}`}
      list={list}
      shown={shown}
      exporting={undefined}
      rowActions={onOpen && rowActions}
      actions={<ExportPlaces asked={askedNow} />}
      above={
        <>
          {above}
          <Typography variant="h2" sx={{ mb: 2 }}>
            {t('rest')}
          </Typography>
        </>
      }
    >
      {children}
    </ListFrame>
  );
}

const nameOf = ({ name }: RankRow) => name;
