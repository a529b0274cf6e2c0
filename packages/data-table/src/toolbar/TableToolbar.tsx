import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { memo, useCallback } from 'react';
import type { ArrangedColumn } from '../layout/TableLayout';
import type { TableLayoutHandle } from '../layout/useTableLayout';
import type { TableState } from '../state/TableState';
import type { TableStateChanges } from '../state/useTableState';
import { valuesOf } from '../state/urlState';
import { strings } from '../strings';
import { ColumnsButton } from './ColumnsButton';
import { FilterChip } from './FilterChip';
import { MoreFilters } from './MoreFilters';
import { SearchBox } from './SearchBox';
import { shownValue } from './shownValue';
import { filterKeys, type TableFilter, type TableSearch } from './TableFilter';

interface TableToolbarProps {
  search: TableSearch | undefined;
  filters: readonly TableFilter[];
  /** What the filters hold. */
  filtered: TableState['filters'];
  onFilter: TableStateChanges['filterBy'];
  arranged: readonly ArrangedColumn<never>[];
  layout: TableLayoutHandle;
  onReload: () => void;
}

/** Search, filters as chips, column settings, refresh. Another page of the same rows leaves it as it is. */
export const TableToolbar = memo(Toolbar);

function Toolbar({ search, filters, filtered, onFilter, arranged, layout, onReload }: TableToolbarProps) {
  const t = useStrings(strings);
  const searchField = search?.field;
  const find = useCallback((value: string | undefined) => searchField && onFilter({ [searchField]: value }), [searchField, onFilter]);
  const more = filters.filter(({ isMore }) => isMore);
  const isFiltered = Object.keys(filtered).length > 0;
  const clearAll = () => onFilter(Object.fromEntries(filterKeys(search, filters).map((key) => [key, undefined])));
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, px: 4, py: 2.5 }}>
      {search && <SearchBox search={search} value={valuesOf(filtered[search.field])[0] ?? ''} onSearch={find} />}
      {filters
        .filter((filter) => !filter.isMore || shownValue(filter, filtered))
        .map((filter) => (
          <FilterChip key={filter.field} filter={filter} filters={filtered} onChange={onFilter} />
        ))}
      {more.length > 0 && <MoreFilters filters={more} state={filtered} onChange={onFilter} />}
      {isFiltered && (
        <Button size="small" color="inherit" onClick={clearAll}>
          {t('clearFilters')}
        </Button>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        <IconButton size="small" aria-label={t('refresh')} onClick={onReload}>
          <Refresh fontSize="small" />
        </IconButton>
        <ColumnsButton arranged={arranged} layout={layout.layout} onChange={layout.change} onReset={layout.reset} />
      </Box>
    </Box>
  );
}
