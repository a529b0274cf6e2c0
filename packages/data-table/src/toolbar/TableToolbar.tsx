import Refresh from '@mui/icons-material/Refresh';
import ViewColumn from '@mui/icons-material/ViewColumn';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { useCallback } from 'react';
import type { ArrangedColumn } from '../layout/TableLayout';
import type { TableLayoutHandle } from '../layout/useTableLayout';
import type { TableStateHandle } from '../state/useTableState';
import { valuesOf } from '../state/urlState';
import { strings } from '../strings';
import { ColumnPanel } from './ColumnPanel';
import { FilterChip } from './FilterChip';
import { MoreFilters } from './MoreFilters';
import { PanelButton } from './PanelButton';
import { SearchBox } from './SearchBox';
import { shownValue } from './shownValue';
import { filterKeys, type TableFilter, type TableSearch } from './TableFilter';

interface TableToolbarProps {
  search: TableSearch | undefined;
  filters: readonly TableFilter[];
  table: TableStateHandle;
  arranged: readonly ArrangedColumn<never>[];
  layout: TableLayoutHandle;
  onReload: () => void;
}

/** Search, filters as chips, column settings, refresh. */
export function TableToolbar({ search, filters, table, arranged, layout, onReload }: TableToolbarProps) {
  const t = useStrings(strings);
  const { state, filterBy } = table;
  const searchField = search?.field;
  const find = useCallback((value: string | undefined) => searchField && filterBy({ [searchField]: value }), [searchField, filterBy]);
  const more = filters.filter(({ isMore }) => isMore);
  const isFiltered = Object.keys(state.filters).length > 0;
  const clearAll = () => filterBy(Object.fromEntries(filterKeys(search, filters).map((key) => [key, undefined])));
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, px: 2, py: 1.25 }}>
      {search && <SearchBox search={search} value={valuesOf(state.filters[search.field])[0] ?? ''} onSearch={find} />}
      {filters.filter((filter) => !filter.isMore || shownValue(filter, state.filters)).map((filter) => (
        <FilterChip key={filter.field} filter={filter} filters={state.filters} onChange={filterBy} />
      ))}
      {more.length > 0 && <MoreFilters filters={more} state={state.filters} onChange={filterBy} />}
      {isFiltered && (
        <Button size="small" color="inherit" onClick={clearAll}>
          {t('clearFilters')}
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        <IconButton size="small" aria-label={t('refresh')} onClick={onReload}>
          <Refresh fontSize="small" />
        </IconButton>
        <PanelButton label={t('columns')} icon={<ViewColumn />}>
          <ColumnPanel arranged={arranged} layout={layout.layout} onChange={layout.change} onReset={layout.reset} />
        </PanelButton>
      </Box>
    </Box>
  );
}
